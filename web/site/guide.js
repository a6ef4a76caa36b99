import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * The guide's pages with the output of their commands. All run in order in one folder: a fence with a file name
 * (```yaml accelerator.yml) writes the file, and each `$` line of a console fence runs the built command.
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
      // A fixed environment, so that the output does not depend on CI.
      env: { PATH: process.env.PATH },
    })
    if (status !== 0 && status !== 1) throw new Error(`${line}: ${stderr}`)
    return stdout + stderr
  }
}
