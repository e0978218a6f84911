import type { OpenGame } from './kit/frame-game.ts'

/** The games that this document can show, by slug; each is a chunk of its own, the kit and PixiJS are shared. */
export const games: Readonly<Record<string, () => Promise<{ readonly open: OpenGame }>>> = {
  'golden-orchard': () => import('./slots/golden-orchard/game.ts'),
  'carpathian-nights': () => import('./slots/carpathian-nights/game.ts'),
  'cossack-treasure': () => import('./slots/cossack-treasure/game.ts'),
  'european-roulette': () => import('./roulette/european-roulette/game.ts'),
}
