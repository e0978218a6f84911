import { writeFileSync } from 'node:fs'
import { recordGame, type Found, type Recording } from '#casino/games/videos/recordings.ts'
import { recordings } from '#casino/games/videos/recordings.gen.ts'
import { engines } from '#engines/registry.ts'

/**
 * Records the videos of the games: plays each game from the published seeds of videos and notes the rounds to show. `npm run clips`, after a
 * game was added or changed; `npm run clips -- <slug> …` only plays the games that are named. A video that shows what it showed keeps its
 * number, its day and so its likes.
 */
const today = new Date().toISOString().slice(0, 10)
const known = new Map(recordings.map((recording) => [`${recording.slug} ${recording.shows}`, recording]))
let next_id = Math.max(0, ...recordings.map(({ id }) => id)) + 1

const named = process.argv.slice(2)
const foundOf = (engine: (typeof engines)[number]): readonly Found[] => {
  const before = recordings.filter(({ slug }) => slug === engine.slug)
  return named.length > 0 && !named.includes(engine.slug) && before.length > 0 ? before : recordGame(engine)
}

const recorded = engines.flatMap((engine) =>
  foundOf(engine).map((found): Recording => {
    const before = known.get(`${found.slug} ${found.shows}`)
    const is_same = before && before.returned === found.returned && before.nonces.join() === found.nonces.join()
    const { id, recorded_at } = is_same ? before : { id: next_id++, recorded_at: today }
    return { id, ...found, recorded_at }
  }),
)

const source = `// Written by bench/engines/record-clips.ts from the games. Don't edit: change the game and run npm run clips.
import type { Recording } from './recordings.ts'

export const recordings: readonly Recording[] = [
${recorded.map((recording) => `  ${JSON.stringify(recording)},`).join('\n')}
]
`
writeFileSync(new URL('../../casino/games/videos/recordings.gen.ts', import.meta.url), source)
console.log(`${recorded.length} videos of ${engines.length} games`)
