/** A piece of a page that is safe to be sent. */
export interface Html {
  readonly text: string
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template whose strings are escaped; pieces that are safe already stay as they are. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return { text: parts.reduce((text, part, at) => text + shown(values[at - 1] ?? '') + part) }
}

/** A text that is markup already. */
export function raw(text: string): Html {
  return { text }
}

function shown(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, sign => signs[sign] ?? sign)
  return 'text' in value ? value.text : value.map(each => each.text).join('')
}
