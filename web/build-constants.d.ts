/** Put in place by the build (see building/bundle.mjs). */

/** The files that the worker loads from `py/`: bytes once unpacked, and a mark that changes with the contents. */
declare const PARTS: Record<string, { bytes: number; mark: string }>;

/** What Pyodide's package loader may know: micropip, beside it on the same host. */
declare const LOCK_FILE: import("pyodide").Lockfile;
