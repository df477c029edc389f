import alegreyaCyrillic from '../look/fonts/alegreya-cyrillic.woff2?url'
import alegreyaCzech from '../look/fonts/alegreya-czech.woff2?url'
import alegreyaLatin from '../look/fonts/alegreya-latin.woff2?url'
import sansCyrillic from '../look/fonts/source-sans-3-cyrillic.woff2?url'
import sansLatin from '../look/fonts/source-sans-3-latin.woff2?url'
import styles from './book.css?inline'
import type { Told } from './story.ts'

interface Cut {
  readonly family: string
  readonly address: string
  readonly range: string
}

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212, U+2215'
const czech =
  'U+010C-010F, U+011A-011B, U+0147-0148, U+0158-0159, U+0160-0161, U+0164-0165, U+016E-016F, U+017D-017E'
const cyrillic = 'U+0301, U+0400-045F, U+0490-0491, U+2116'

/** The letters of each language. What the table did is set in the reader's own sans-serif where ours would weigh too much. */
const cuts: Readonly<Record<Told['language'], readonly Cut[]>> = {
  cs: [
    { family: 'Alegreya', address: alegreyaLatin, range: latin },
    { family: 'Alegreya', address: alegreyaCzech, range: czech },
  ],
  uk: [
    { family: 'Alegreya', address: alegreyaLatin, range: latin },
    { family: 'Alegreya', address: alegreyaCyrillic, range: cyrillic },
    { family: 'Source Sans 3', address: sansLatin, range: latin },
    { family: 'Source Sans 3', address: sansCyrillic, range: cyrillic },
  ],
  en: [
    { family: 'Alegreya', address: alegreyaLatin, range: latin },
    { family: 'Source Sans 3', address: sansLatin, range: latin },
  ],
}

/** The colours that the book takes from its surroundings, here by day and by night. */
const surroundings = `
:root {
  color-scheme: light dark;
  --ui: 'Source Sans 3', system-ui, sans-serif;
  --story: 'Alegreya', Georgia, serif;
  --paper: #f1e7d2;
  --ink: #211b16;
  --paper-muted: #5b5040;
  --paper-line: #cdbf9f;
}
body { margin: 0; padding: 32px 16px; background: #d8cdb5; }
@media (prefers-color-scheme: dark) { body { background: #131918; } }
@media (max-width: 719px) { body { padding: 0; } }
@media print { body { padding: 0; background: none; } }
`

/** Hands a book that is whole to the reader as one file: styles, letters and pictures inside, no script, nothing to be loaded. */
export async function savePage(book: HTMLElement, told: Told): Promise<void> {
  const page = await pageOf(book, told)
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${nameOf(told)}.html`
  link.click()
  URL.revokeObjectURL(address)
}

/** The whole file. */
async function pageOf(book: HTMLElement, { language, chronicle, say }: Told): Promise<string> {
  // In a document that nobody sees, nothing is loaded.
  const bare = document.implementation.createHTMLDocument().importNode(book, true)
  for (const control of bare.querySelectorAll('button, .aloud')) control.remove()
  for (const one of bare.querySelectorAll('[class*=svelte-]')) {
    const kept = [...one.classList].filter(name => !name.startsWith('svelte-'))
    if (kept.length > 0) one.setAttribute('class', kept.join(' '))
    else one.removeAttribute('class')
  }
  // A picture that could not be had is left out.
  for (const frame of bare.querySelectorAll('.picture, .medallion'))
    if (frame.querySelector('img') === null) frame.remove()
  const shown = [...book.querySelectorAll('img')]
  const copies = [...bare.querySelectorAll('img')]
  shown.forEach((image, at) => copies[at]?.setAttribute('src', developed(image)))
  const letters = await Promise.all(cuts[language].map(faceOf))
  const head = document.createElement('title')
  head.textContent = [chronicle.title, say('chronicle.title')].filter(Boolean).join(' – ')
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head.outerHTML,
    `<style>${letters.join('\n')}${surroundings}${styles}</style>`,
    '</head>',
    `<body><main>${bare.outerHTML.replaceAll(/<!--.*?-->/gs, '')}</main></body>`,
    '</html>',
    '',
  ].join('\n')
}

/** A picture as it is seen, with its spot colour under it, as an address that holds it whole. */
function developed(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const sheet = canvas.getContext('2d')
  if (sheet === null) throw new Error('this browser cannot draw pictures')
  sheet.fillStyle = getComputedStyle(image).backgroundColor
  sheet.fillRect(0, 0, canvas.width, canvas.height)
  sheet.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.82)
}

async function faceOf({ family, address, range }: Cut): Promise<string> {
  const letters = await (await fetch(address)).blob()
  return `@font-face { font-family: '${family}'; font-weight: 200 900; src: url('${await dataAddress(letters)}') format('woff2'); unicode-range: ${range}; }`
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the letters cannot be read')))
    reader.readAsDataURL(blob)
  })
}

/** A name for the file that any system takes. */
const nameOf = ({ chronicle, say }: Told): string =>
  [chronicle.title, say('chronicle.title')]
    .filter(Boolean)
    .join(' – ')
    .replaceAll(/[\\/:*?"<>|]/g, '')
