import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * The pages of the guide with what their commands print. They are played in order in one folder: a fence that names a
 * file (```yaml accelerator.yml) writes it, and each `$` line of a console fence runs the command as built.
 */
export function played(pages, command) {
  const folder = mkdtempSync(join(tmpdir(), 'accelerator-review-guide-'))
  try {
    return pages.map((text) => text.replace(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms, (...match) => fence(match)))
  } finally {
    rmSync(folder, { recursive: true })
  }

  function fence([whole, language, file, body]) {
    if (language === 'console') return `\`\`\`console\n${session(body)}\`\`\``
    if (file === undefined) return whole
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), body)
    return `\`\`\`${language}\n${body}\`\`\``
  }

  function session(body) {
    const lines = body.trimEnd().split('\n')
    return lines.map((line) => `${line}\n${printed(line)}`).join('\n')
  }

  function printed(line) {
    const [prompt, program, ...words] = line.split(' ')
    if (prompt === '$' && program === 'cat') return readFileSync(join(folder, words[0]), 'utf8')
    if (prompt !== '$' || `${program} ${words.shift()}` !== 'npx accelerator-review')
      throw new Error(`The guide cannot run: ${line}`)
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
      cwd: folder,
      encoding: 'utf8',
      // What it prints depends on where it runs: here nobody may tell that this is CI.
      env: { PATH: process.env.PATH },
    })
    if (status !== 0 && status !== 1) throw new Error(`${line}: ${stderr}`)
    return stdout + stderr
  }
}
