#!/usr/bin/env node
"use strict";
var __getOwnPropNames = Object.getOwnPropertyNames;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};

// src/edge/run/cache-folder.ts
var import_node_os, import_node_path, cacheFolder;
var init_cache_folder = __esm({
  "src/edge/run/cache-folder.ts"() {
    "use strict";
    import_node_os = require("node:os");
    import_node_path = require("node:path");
    cacheFolder = ({ XDG_CACHE_HOME: caches }, kind) => (0, import_node_path.join)(caches || (0, import_node_path.join)((0, import_node_os.homedir)(), ".cache"), "accelerator-review", kind);
  }
});

// src/edge/cli/code-cache.ts
function removeOldest(folder) {
  const kept = (0, import_node_fs2.readdirSync)(folder).filter((name) => /^[0-9a-f]{24}(?:\.\d+-\d+)?$/.test(name)).flatMap((name) => {
    const file = (0, import_node_path2.join)(folder, name);
    const stats = (0, import_node_fs2.lstatSync)(file, { throwIfNoEntry: false });
    return stats === void 0 ? [] : [{ file, written: stats.mtimeMs }];
  });
  const oldest = kept.toSorted((one, other) => other.written - one.written).slice(mostKept);
  for (const { file } of oldest) (0, import_node_fs2.rmSync)(file, { force: true });
}
function isOwnFolder(folder) {
  return [(0, import_node_path2.dirname)(folder), folder].every((each) => {
    const stats = (0, import_node_fs2.lstatSync)(each);
    return stats.isDirectory() && isOwn(stats);
  });
}
function readOwn(file) {
  const descriptor = (0, import_node_fs2.openSync)(file, import_node_fs2.constants.O_RDONLY | import_node_fs2.constants.O_NOFOLLOW | import_node_fs2.constants.O_NONBLOCK);
  try {
    return isOwnFile((0, import_node_fs2.fstatSync)(descriptor)) ? (0, import_node_fs2.readFileSync)(descriptor) : void 0;
  } finally {
    (0, import_node_fs2.closeSync)(descriptor);
  }
}
var import_node_fs2, import_node_path2, import_node_zlib, checksumBytes, headBytes, mostWrites, mostKept, CodeCache, inHex, isOwn, isOwnFile;
var init_code_cache = __esm({
  "src/edge/cli/code-cache.ts"() {
    "use strict";
    import_node_fs2 = require("node:fs");
    import_node_path2 = require("node:path");
    import_node_zlib = require("node:zlib");
    init_cache_folder();
    checksumBytes = 4;
    headBytes = checksumBytes + 4;
    mostWrites = 3;
    mostKept = 16;
    CodeCache = class _CodeCache {
      #file;
      #name;
      #writes = 0;
      /** The cache of this bundle. Undefined if it is disabled, if files have no owners (Windows), or before Node 20.15. */
      static of(bundle, environment) {
        const isPossible = process.getuid !== void 0 && import_node_zlib.crc32 !== void 0;
        return isPossible && environment["ACCELERATOR_REVIEW_CACHE"] !== "off" ? new _CodeCache(bundle, environment) : void 0;
      }
      constructor(bundle, environment) {
        const { arch, execArgv, version: version2, versions } = process;
        const engine = JSON.stringify([version2, versions.v8, arch, execArgv, environment["NODE_OPTIONS"] ?? ""]);
        this.#name = [(0, import_node_zlib.crc32)(bundle), bundle.length, (0, import_node_zlib.crc32)(engine)].map(inHex).join("");
        this.#file = (0, import_node_path2.join)(cacheFolder(environment, "code"), this.#name);
      }
      /** The cached code. Undefined if there is none that can be trusted. */
      read() {
        try {
          const kept = isOwnFolder((0, import_node_path2.dirname)(this.#file)) ? readOwn(this.#file) : void 0;
          if (kept === void 0 || this.#checksum(kept.subarray(checksumBytes)) !== kept.readUInt32LE()) return;
          this.#writes = kept.readUInt32LE(checksumBytes);
          return kept.subarray(headBytes);
        } catch {
          return void 0;
        }
      }
      /** Whether to cache this run's code. Call {@link read} first. */
      get isOpen() {
        return this.#writes < mostWrites;
      }
      /** Writes the code and renames it when it is complete, because runs may be killed or run in parallel. */
      write(code) {
        const unfinished = `${this.#file}.${process.pid}-${process.hrtime.bigint()}`;
        try {
          const folder = (0, import_node_path2.dirname)(this.#file);
          (0, import_node_fs2.mkdirSync)(folder, { recursive: true, mode: 448 });
          const former = (0, import_node_fs2.lstatSync)(this.#file, { throwIfNoEntry: false });
          if (!isOwnFolder(folder) || former && !isOwnFile(former)) return;
          const kept = Buffer.concat([Buffer.alloc(headBytes), code]);
          kept.writeUInt32LE(this.#writes + 1, checksumBytes);
          kept.writeUInt32LE(this.#checksum(kept.subarray(checksumBytes)));
          (0, import_node_fs2.writeFileSync)(unfinished, kept, { flag: "wx", mode: 384 });
          (0, import_node_fs2.renameSync)(unfinished, this.#file);
          removeOldest(folder);
        } catch {
          (0, import_node_fs2.rmSync)(unfinished, { force: true });
        }
      }
      /** The name identifies the bundle and the engine. */
      #checksum(kept) {
        return (0, import_node_zlib.crc32)(kept, (0, import_node_zlib.crc32)(this.#name));
      }
    };
    inHex = (number) => number.toString(16).padStart(8, "0");
    isOwn = ({ uid, mode }) => uid === process.getuid?.() && (mode & 18) === 0;
    isOwnFile = (stats) => stats.isFile() && isOwn(stats);
  }
});

// src/edge/cli/start.ts
var start_exports = {};
function requireOwn(name) {
  if (!files.includes(name)) return require(name);
  const module2 = loaded.get(name) ?? { exports: void 0 };
  if (!loaded.has(name)) {
    loaded.set(name, module2);
    compiled((0, import_node_path3.join)(__dirname, name))(requireOwn, module2, __dirname);
  }
  return module2.exports;
}
function compiled(filename) {
  const text = (0, import_node_fs3.readFileSync)(filename);
  const cache = CodeCache.of(text, process.env);
  const cachedData = cache?.read();
  const script = new import_node_vm.Script(text.toString("latin1"), { filename, ...cachedData && { cachedData } });
  if (cache?.isOpen && process.argv[2] === "check") process.once("exit", () => cache.write(script.createCachedData()));
  return script.runInThisContext();
}
var import_node_fs3, import_node_path3, import_node_vm, first, files, loaded;
var init_start = __esm({
  "src/edge/cli/start.ts"() {
    "use strict";
    import_node_fs3 = require("node:fs");
    import_node_path3 = require("node:path");
    import_node_vm = require("node:vm");
    init_code_cache();
    first = "./command.js";
    files = [first, "./late.js"];
    loaded = /* @__PURE__ */ new Map();
    requireOwn(first);
  }
});

// src/core/report/version.ts
var version = "0.1.0";

// src/edge/run/whole-write.ts
var import_node_fs = require("node:fs");
var standard = { input: 0, output: 1, error: 2 };
function writeWhole(descriptor, text) {
  const bytes = Buffer.from(text);
  try {
    for (let at = 0; at < bytes.length; at += onceReady(() => (0, import_node_fs.writeSync)(descriptor, bytes, at))) ;
  } catch (error) {
    if (codeOf(error) !== "EPIPE") process.exit(2);
  }
}
function onceReady(call) {
  for (; ; )
    try {
      return call();
    } catch (error) {
      if (codeOf(error) !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
}
var codeOf = (error) => error.code;

// src/edge/cli/main.ts
if (["--version", "-v"].includes(process.argv[2] ?? "")) writeWhole(standard.output, `${version}
`);
else void Promise.resolve().then(() => (init_start(), start_exports));
