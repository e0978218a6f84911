import type { OpenGame } from './kit/frame-game.ts'

type LoadGame = () => Promise<{ readonly open: OpenGame }>

/** Every folder with a game.ts is a game; its slug is the folder's name. */
const found = import.meta.glob<{ readonly open: OpenGame }>('./*/*/game.ts')

/** The games of this document by slug; each is a chunk of its own, the kit and PixiJS are shared. */
export const games: Readonly<Record<string, LoadGame>> = Object.fromEntries(
  Object.entries(found).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
)
