/** A word as it is compared: small letters, no accents of Latin letters, no stress, no apostrophes, one sort of Ukrainian g. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .replaceAll('\u0301', '')
    .normalize('NFC')
    .replaceAll('ґ', 'г')
    .replace(/['’ʼ`]/g, '')
}
