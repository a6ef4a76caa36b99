// Runs the script in the environment variable before a bundle.
await import(process.env.PRELOADED)
