import type { Sitting } from './sitting.svelte.ts'

/** Hands the whole match to the reader as a file, which any Osud can open. */
export async function saveFile(sitting: Sitting): Promise<void> {
  const { game = 'osud', match = '' } = sitting.moment ?? {}
  const address = URL.createObjectURL(new Blob([await sitting.file()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${game}-${match.slice(0, 6)}.json`
  link.click()
  URL.revokeObjectURL(address)
}
