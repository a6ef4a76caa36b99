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
  const kept = (0, import_node_fs.readdirSync)(folder).filter((name) => /^[0-9a-f]{64}(?:\.[0-9a-f-]{36})?$/.test(name)).flatMap((name) => {
    const file2 = (0, import_node_path2.join)(folder, name);
    const stats = (0, import_node_fs.lstatSync)(file2, { throwIfNoEntry: false });
    return stats === void 0 ? [] : [{ file: file2, written: stats.mtimeMs }];
  });
  const oldest = kept.toSorted((one, other) => other.written - one.written).slice(mostKept);
  for (const { file: file2 } of oldest) (0, import_node_fs.rmSync)(file2, { force: true });
}
function isOwnFolder(folder) {
  return [(0, import_node_path2.dirname)(folder), folder].every((each) => {
    const stats = (0, import_node_fs.lstatSync)(each);
    return stats.isDirectory() && isOwn(stats);
  });
}
function readOwn(file2) {
  const descriptor = (0, import_node_fs.openSync)(file2, import_node_fs.constants.O_RDONLY | import_node_fs.constants.O_NOFOLLOW | import_node_fs.constants.O_NONBLOCK);
  try {
    return isOwnFile((0, import_node_fs.fstatSync)(descriptor)) ? (0, import_node_fs.readFileSync)(descriptor) : void 0;
  } finally {
    (0, import_node_fs.closeSync)(descriptor);
  }
}
var import_node_crypto, import_node_fs, import_node_path2, sealBytes, headBytes, mostWrites, mostKept, CodeCache, isOwn, isOwnFile;
var init_code_cache = __esm({
  "src/edge/cli/code-cache.ts"() {
    "use strict";
    import_node_crypto = require("node:crypto");
    import_node_fs = require("node:fs");
    import_node_path2 = require("node:path");
    init_cache_folder();
    sealBytes = 32;
    headBytes = sealBytes + 8;
    mostWrites = 3;
    mostKept = 16;
    CodeCache = class _CodeCache {
      #file;
      #name;
      #writes = 0;
      /** The cache of this bundle. Undefined if it is disabled, or if files have no owners (Windows). */
      static of(bundle2, environment) {
        const isOff = environment["ACCELERATOR_REVIEW_CACHE"] === "off" || process.getuid === void 0;
        return isOff ? void 0 : new _CodeCache(bundle2, environment);
      }
      constructor(bundle2, environment) {
        const { arch, execArgv, version: version2, versions } = process;
        const engine = JSON.stringify([version2, versions.v8, arch, execArgv, environment["NODE_OPTIONS"] ?? ""]);
        this.#name = (0, import_node_crypto.createHash)("sha256").update(bundle2).update(engine).digest("hex");
        this.#file = (0, import_node_path2.join)(cacheFolder(environment, "code"), this.#name);
      }
      /** The cached code. Undefined if there is none that can be trusted. */
      read() {
        try {
          const kept = isOwnFolder((0, import_node_path2.dirname)(this.#file)) ? readOwn(this.#file) : void 0;
          if (kept === void 0 || !this.#seal(kept.subarray(sealBytes)).equals(kept.subarray(0, sealBytes))) return;
          this.#writes = Number(kept.readBigUInt64LE(sealBytes));
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
        const unfinished = `${this.#file}.${(0, import_node_crypto.randomUUID)()}`;
        try {
          const folder = (0, import_node_path2.dirname)(this.#file);
          (0, import_node_fs.mkdirSync)(folder, { recursive: true, mode: 448 });
          const former = (0, import_node_fs.lstatSync)(this.#file, { throwIfNoEntry: false });
          if (!isOwnFolder(folder) || former && !isOwnFile(former)) return;
          const writes = Buffer.alloc(headBytes - sealBytes);
          writes.writeBigUInt64LE(BigInt(this.#writes + 1));
          const sealed = Buffer.concat([writes, code]);
          (0, import_node_fs.writeFileSync)(unfinished, Buffer.concat([this.#seal(sealed), sealed]), { flag: "wx", mode: 384 });
          (0, import_node_fs.renameSync)(unfinished, this.#file);
          removeOldest(folder);
        } catch {
          (0, import_node_fs.rmSync)(unfinished, { force: true });
        }
      }
      /** The name contains the digest of the bundle. */
      #seal(sealed) {
        return (0, import_node_crypto.createHash)("sha256").update(this.#name).update(sealed).digest();
      }
    };
    isOwn = ({ uid, mode }) => uid === process.getuid?.() && (mode & 18) === 0;
    isOwnFile = (stats) => stats.isFile() && isOwn(stats);
  }
});

// src/edge/cli/start.ts
var start_exports = {};
var import_node_fs2, import_node_path3, import_node_vm, file, bundle, cache, cachedData, script;
var init_start = __esm({
  "src/edge/cli/start.ts"() {
    "use strict";
    import_node_fs2 = require("node:fs");
    import_node_path3 = require("node:path");
    import_node_vm = require("node:vm");
    init_code_cache();
    file = (0, import_node_path3.join)(__dirname, "command.js");
    bundle = (0, import_node_fs2.readFileSync)(file);
    cache = CodeCache.of(bundle, process.env);
    cachedData = cache?.read();
    script = new import_node_vm.Script(bundle.toString("latin1"), { filename: file, ...cachedData && { cachedData } });
    if (cache?.isOpen && process.argv[2] === "check") process.once("exit", () => cache.write(script.createCachedData()));
    script.runInThisContext()(require, module, __dirname);
  }
});

// src/core/report/version.ts
var version = "0.1.0";

// src/edge/cli/main.ts
if (["--version", "-v"].includes(process.argv[2] ?? "")) process.stdout.write(`${version}
`);
else void Promise.resolve().then(() => (init_start(), start_exports));
