import { languages, type Language } from '@osud/lang'

/** The language of ours that a browser asks for most; English if it asks for none of them. */
export function languageAsked(accepted: string | undefined): Language {
  const asked = (accepted ?? '')
    .split(',')
    .map(each => {
      const [tag = '', ...settings] = each.trim().split(';')
      const weight = settings.map(setting => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find(Boolean)
      return { tongue: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return asked.flatMap(({ tongue }) => languages.find(each => each === tongue) ?? [])[0] ?? 'en'
}
