import { describe, expect, it } from 'vitest'
import { languages, names, speaker } from '../src/index.ts'
import { samples } from './samples.ts'

describe('a speaker in a browser', () => {
  it.each(languages)('says the same as elsewhere in %s', language => {
    const { say } = speaker({ language, texts: samples[language], names })
    const shown = (key: string, args: Record<string, string | number>): string =>
      say(key, args).replaceAll('\u00a0', '~')
    const trade = { hero: 'triss', other: 'yarpen', x: 1234.5, give: 'gold', y: 21, get: 'lead' }
    expect([shown('ag.log.trade', trade), shown('wb.log.attack', { hero: 'tina', n: 22 })]).toEqual(
      {
        cs: ['Triss směňuje s~Yarpenem: dává 1~234,5~zlaťáku, dostává 21~stop.', 'Tina útočí: 22~úspěchů.'],
        uk: [
          'Трісс міняється з~Ярпеном: віддає 1~234,5~золотої монети, отримує 21~зачіпку.',
          'Тіна атакує: 22~успіхи.',
        ],
        en: [
          'Triss trades with Yarpen: gives 1,234.5~gold coins, gets 21~leads.',
          'Tina attacks: 22~successes.',
        ],
      }[language],
    )
  })
})
