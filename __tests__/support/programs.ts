import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describeWith } from './needs.ts'

/** Like `describe`, for tests that start a program that not every system has. */
export const describeWithProgram = (name: string): ReturnType<typeof describeWith> =>
  describeWith(
    name,
    (process.env['PATH'] ?? '').split(delimiter).some((folder) => isExecutable(join(folder, name))),
  )

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
