import type { PageComponents, PageDeclaration } from '#kernel/slice.ts'
import { gamesThatFill } from './filling-games.ts'
import { readPiggy } from './read-piggy.ts'
import { percent } from './routes.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'piggy-bank',
    path: '/piggy-bank/',
    title: { uk: 'Скарбничка — {brand}', ru: 'Копилка — {brand}', en: 'Piggy bank — {brand}' },
    description: {
      uk: 'Скарбничка, яку наповнює казино: скільки в ній, коли її можна розбити і які ігри її наповнюють.',
      ru: 'Копилка, которую наполняет казино: сколько в ней, когда её можно разбить и какие игры её наполняют.',
      en: 'A piggy bank that the house fills: how much is in it, when you can break it and which games fill it.',
    },
    components: [{ type: 'piggy-bank', essential: true }],
  },
]

export const components: PageComponents = {
  'piggy-bank': async ({ house, visitor, language }) => ({
    games: [...(await gamesThatFill(house, language))],
    percent,
    info: visitor.player_id === null ? null : await readPiggy(house, visitor.player_id),
  }),
}
