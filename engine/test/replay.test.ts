import { languages, speaker } from '@osud/lang'
import { describe, expect, it } from 'vitest'
import { ferry, ferryNames, ferryTexts } from '../example/index.ts'
import { log, Match } from '../src/index.ts'
import { matches } from './matches.ts'
import { replayKeptMatches } from './replay.ts'

replayKeptMatches('Node')

describe('a kept match is told', () => {
  for (const language of languages) {
    it(`in ${language} as it was told before`, async () => {
      const match = Match.replay(ferry, matches['four-travellers'])
      const voice = speaker({ language, texts: ferryTexts[language], names: ferryNames })
      const told = log(match, 'onlooker').map(({ key, args }) => voice.say(key, args))
      await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(
        `../example/matches/four-travellers.${language}.txt`,
      )
    })
  }
})
