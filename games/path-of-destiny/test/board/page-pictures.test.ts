import { describe, expect, it } from 'vitest'
import { stories as byId } from '../../stories/index.ts'
import { pagePicture, storyPicture } from '../../table/pictures/pages/index.ts'

const stories = Object.values(byId)

const drawn = await Promise.all(
  stories.flatMap(story =>
    Object.keys(story.pages).map(async page => ({
      name: `${story.id} ${page}`,
      picture: await pagePicture(story.id, Number(page)),
    })),
  ),
)

describe('pictures of the pages', () => {
  const covers = stories.map(story => ({ name: story.id, picture: storyPicture(story.id) }))
  const all = [...covers, ...drawn]

  it('are there for every page of every story, none of them the cover', () => {
    expect(drawn.length).toBeGreaterThan(120)
    for (const { name, picture } of all) expect(picture.length, name).toBeGreaterThan(1000)
  })

  it('are all different', () => {
    expect(new Set(all.map(({ picture }) => picture)).size).toBe(all.length)
  })

  it('are cut the same way each time', async () => {
    for (const story of stories) {
      expect(await pagePicture(story.id, 14)).toBe(await pagePicture(story.id, 14))
      expect(storyPicture(story.id)).toBe(await pagePicture(story.id, 1))
    }
  })

  it('fall back to the cover for a page that is not there', async () => {
    for (const story of stories) expect(await pagePicture(story.id, 99)).toBe(storyPicture(story.id))
    expect(await pagePicture('no-such-story', 2)).toBe('')
  })

  it('hold no style, no broken number, no colour of their own, and stay small', () => {
    for (const { name, picture } of all) {
      expect(picture, name).not.toMatch(/style=|NaN|undefined|Infinity/)
      expect(picture.replaceAll(/var\(--(ink|paper|spot), #[0-9a-f]{6}\)/g, ''), name).not.toMatch(
        /#[0-9a-f]{3}|rgb/,
      )
      expect(picture.length, name).toBeLessThan(150_000)
    }
  })

  it('share no id', () => {
    const ids = all.flatMap(({ picture }) => [...picture.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
