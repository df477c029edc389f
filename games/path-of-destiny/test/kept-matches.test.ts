import { readFile } from 'node:fs/promises'
import { log, Match } from '@osud/engine'
import { languages, names, speaker } from '@osud/lang'
import { describe, expect, it } from 'vitest'
import { pathOfDestiny, texts } from '../index.ts'

/** Matches as they were once played: the rules must play them again to the same end, and tell them in the same words. */
const kept = ['the-edge-of-the-world', 'striga-alone', 'the-lesser-evil']

const recordOf = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../matches/${name}.json`, import.meta.url), 'utf8'))

describe.each(kept)('the kept match %s', name => {
  it('is played again to the same end', async () => {
    const match = Match.replay(pathOfDestiny, await recordOf(name))
    expect(match.result?.winners).toBeDefined()
  })

  it.each(languages)('is told in %s as it was told before', async language => {
    const match = Match.replay(pathOfDestiny, await recordOf(name))
    const voice = speaker({ language, texts: texts[language], names })
    const told = log(match, 'onlooker').map(({ key, args }) => voice.say(key, args))
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`../matches/${name}.${language}.txt`)
  })
})
