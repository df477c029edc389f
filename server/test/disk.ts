import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './folders.ts'

const run = promisify(execFile)

/** Only root may mount a disk; on CI the tests that need one are not skipped. */
export const noDisk = process.getuid?.() !== 0 && !process.env['CI']

/** A real, small disk that can be filled and broken. */
export class Disk {
  readonly #image: string
  readonly folder: string
  #mounted = false

  private constructor(image: string, folder: string) {
    this.#image = image
    this.folder = folder
  }

  /** A disk that is gone when the test is over. */
  static async make(megabytes: number): Promise<Disk> {
    const place = await temporaryFolder()
    const disk = new Disk(join(place, 'disk.img'), join(place, 'disk'))
    await mkdir(disk.folder)
    await writeFile(disk.#image, '')
    await truncate(disk.#image, megabytes * 1024 * 1024)
    await run('/sbin/mkfs.ext4', ['-q', '-m', '0', disk.#image])
    await disk.#mount()
    onTestFinished(() => disk.#unmount())
    return disk
  }

  /** Leaves no room at all. */
  async fill(): Promise<void> {
    const file = await open(join(this.folder, 'filler'), 'w')
    try {
      for (const size of [65_536, 1024, 1]) {
        const some = Buffer.alloc(size, 1)
        for (let left = true; left;)
          left = await file.write(some).then(({ bytesWritten }) => bytesWritten > 0, isFull)
      }
    } finally {
      await file.close()
    }
    const { bavail, bsize } = await statfs(this.folder)
    if (bavail * bsize > 65_536) throw new Error('the disk is not full')
  }

  async empty(): Promise<void> {
    await rm(join(this.folder, 'filler'))
  }

  /** The system finds a fault and lets nobody write any more, as it does with a disk that dies. */
  async fail(): Promise<void> {
    const { stdout } = await run('findmnt', ['-n', '-o', 'SOURCE', this.folder])
    await writeFile(`/sys/fs/ext4/${basename(stdout.trim())}/trigger_fs_error`, '1')
  }

  /** Somebody looks the disk over and puts it back. */
  async mend(): Promise<void> {
    await this.#unmount()
    // It ends with 1 when it has mended something.
    await run('/sbin/e2fsck', ['-fy', this.#image]).catch((cause: { readonly code?: number }) => {
      if (cause.code !== 1) throw cause
    })
    await this.#mount()
  }

  async #mount(): Promise<void> {
    await run('mount', ['-o', 'loop,errors=remount-ro', this.#image, this.folder])
    this.#mounted = true
  }

  async #unmount(): Promise<void> {
    if (!this.#mounted) return
    await run('umount', [this.folder])
    this.#mounted = false
  }
}

function isFull(cause: unknown): boolean {
  if ((cause as { readonly code?: string }).code === 'ENOSPC') return false
  throw cause
}
