// Runs stock Pyodide in a worker, and code in it: `await window.python(text)`.
const worker = new Worker("worker.mjs", { type: "module" });
const waiting = [];
window.python = (code) =>
  new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    worker.postMessage(code);
  });
worker.onmessage = ({ data }) => {
  if (data.ready) {
    document.documentElement.dataset.state = "ready";
    return;
  }
  const { resolve, reject } = waiting.shift();
  "error" in data ? reject(new Error(data.error)) : resolve(data.value);
};
