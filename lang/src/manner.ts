/** How something that happened is told: as a page of the story, as a heading, as news, or in passing. */
export type Manner = 'page' | 'heading' | 'news' | 'aside'
