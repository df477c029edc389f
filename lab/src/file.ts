import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const whys: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'it can only be read',
  EEXIST: 'it is no folder',
  ENOTDIR: 'it is no folder',
  EISDIR: 'it is a folder',
}

/** Does something with a file or a folder; what stands against it is told in one line that names it. */
export function handling<T>(verb: 'read' | 'write', path: string, act: () => T): T {
  try {
    return act()
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
    if (code === undefined) throw cause
    const why = whys[code]
    throw new Error(`cannot ${verb} ${path}: ${why === undefined ? code : `${why} (${code})`}`, { cause })
  }
}

/** Makes sure that there is such a folder, and that it takes files: better now than after hours of work. */
export function makeFolder(folder: string): void {
  handling('write', folder, () => {
    makeWithParents(resolve(folder))
    const probe = join(folder, `.${process.pid}.new`)
    writeFileSync(probe, '')
    rmSync(probe)
  })
}

/** Node's own recursive way never comes back where a folder cannot be made, as in /proc. */
function makeWithParents(folder: string): void {
  const parent = dirname(folder)
  if (!existsSync(parent)) makeWithParents(parent)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) mkdirSync(folder)
}

/** Writes a file of a folder, so that it holds either what it held before or all of the new text. */
export function keepFile(folder: string, name: string, text: string): void {
  const path = join(folder, name)
  const beside = `${path}.${process.pid}.new`
  handling('write', path, () => {
    try {
      writeFileSync(beside, text)
      renameSync(beside, path)
    } finally {
      rmSync(beside, { force: true })
    }
  })
}
