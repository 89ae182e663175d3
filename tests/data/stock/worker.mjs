import { loadPyodide } from "../pyodide/pyodide.mjs";

const booting = loadPyodide();
booting.then(() => postMessage({ ready: true }));

globalThis.onmessage = async ({ data: code }) => {
  const python = await booting;
  try {
    postMessage({ value: await python.runPythonAsync(code) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
};
