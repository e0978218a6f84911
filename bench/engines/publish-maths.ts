import { writeFileSync } from 'node:fs'
import type { GameMaths } from '#engines/game.ts'
import { instantGames, liveTables, slotGames, steppedGames, tableGames } from '#engines/games.ts'
import { instantMaths } from '#engines/instant/maths.ts'
import { tableMaths } from '#engines/table/maths.ts'
import { publishedMaths } from '#engines/maths.gen.ts'
import { rouletteMaths } from '#engines/roulette/maths.ts'
import { liveTable, rouletteTables } from '#engines/roulette/tables.ts'
import { steppedMaths } from '#engines/steps/maths.ts'
import { slotMaths } from '#engines/slot/maths.ts'

/**
 * Writes engines/maths.gen.ts: the published figures of every game in engines/games.ts, computed by enumeration. `npm run maths`
 * computes all of them; `npm run maths -- <slug> …` only the slots that are named, which are the ones that take a while, and keeps the
 * others as they are.
 */
const named = process.argv.slice(2)
const known: Readonly<Record<string, GameMaths>> = publishedMaths
const maths: Record<string, GameMaths> = Object.fromEntries(
  slotGames.map((definition) => {
    const { slug } = definition
    const before = named.length > 0 && !named.includes(slug) ? known[slug] : undefined
    return [slug, before ?? { ...slotMaths(definition), bets: {} }]
  }),
)
for (const table of [...rouletteTables, liveTable]) maths[table.slug] = rouletteMaths(table)
for (const game of [...tableGames, ...liveTables]) maths[game.slug] = tableMaths(game)
for (const game of instantGames) maths[game.slug] = instantMaths(game)
for (const game of steppedGames) maths[game.slug] = steppedMaths(game)

const source = `// Written by bench/engines/publish-maths.ts from full enumeration. Don't edit: change the game and run it again.
import type { GameMaths } from './game.ts'

export const publishedMaths = ${JSON.stringify(maths, null, 2)} satisfies Record<string, GameMaths>
`
writeFileSync(new URL('../../engines/maths.gen.ts', import.meta.url), source)

for (const [slug, { rtp, hit_rate, deviation, volatility, max_win_multiple }] of Object.entries(maths)) {
  console.log(
    `${slug}: RTP ${rtp.percent} %, hit rate ${hit_rate.percent} %, deviation ${deviation} (${volatility}), max win ×${max_win_multiple}`,
  )
}
