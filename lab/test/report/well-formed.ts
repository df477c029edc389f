const names = '[a-zA-Z][\\w-]*'
const tag = new RegExp(`<(/?)(${names})((?:\\s+[\\w:-]+="[^"<]*")*)\\s*(/?)>`, 'y')

/** An element as it was opened. */
export interface Opened {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** The elements around it, the nearest last. */
  readonly inside: readonly string[]
}

/** Reads markup as strictly as XML does and gives its elements; throws at the first thing that is wrong. */
export function elementsOf(source: string): Opened[] {
  const text = source.replace(/^<!doctype html>/, '').replace(/<style>[^<]*<\/style>/g, '<style></style>')
  const open: string[] = []
  const elements: Opened[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] !== '<') {
      const end = text.indexOf('<', at) < 0 ? text.length : text.indexOf('<', at)
      const between = text.slice(at, end)
      if (/&(?!(amp|lt|gt|quot|#39);)/.test(between)) throw new Error(`a bare & in “${between}”`)
      if (open.length === 0 && between.trim() !== '') throw new Error(`text outside of all: ${between}`)
      at = end
      continue
    }
    tag.lastIndex = at
    const [whole, closing, name = '', attributes = '', empty] = tag.exec(text) ?? []
    if (whole === undefined) throw new Error(`no tag at “${text.slice(at, at + 60)}”`)
    if (closing === '/') {
      const last = open.pop()
      if (last !== name) throw new Error(`</${name}> closes <${last}>`)
    } else {
      elements.push({ name, attributes: attributesOf(attributes), inside: [...open] })
      if (empty === '') open.push(name)
    }
    at += whole.length
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`)
  return elements
}

function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const attributes = new Map(found)
  if (attributes.size < found.length) throw new Error(`an attribute twice in ${text}`)
  return attributes
}

/** What a reader reads: the text without its markup. */
export function textOf(source: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return source
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
}
