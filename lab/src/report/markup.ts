/** Text that is markup already and must not be escaped again. */
export interface Markup {
  readonly written: string
}

type Part = string | number | undefined | Markup | readonly Markup[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** What HTML and XML allow nowhere, not even as an entity. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Makes any text safe inside an element or a quoted attribute. */
function escape(text: string): string {
  return text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, sign => entities[sign] ?? sign)
}

/** A template for HTML and SVG: what is put in is escaped, unless it is markup itself. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { written: texts.map((fixed, i) => (i === 0 ? fixed : text(parts[i - 1]) + fixed)).join('') }
}

function text(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return escape(part)
  if (typeof part === 'number') return coordinate(part)
  if ('written' in part) return part.written
  return part.map(({ written }) => written).join('')
}

/** Two decimals are finer than any screen; more would only make the file heavy. */
function coordinate(n: number): string {
  return String(Math.round(n * 100) / 100)
}
