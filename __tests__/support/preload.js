// Executes, before a bundle, the script that the environment names.
await import(process.env.PRELOADED)
