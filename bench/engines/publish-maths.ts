import { writeFileSync } from 'node:fs'
import type { GameMaths } from '#engines/game.ts'
import { rouletteMaths } from '#engines/roulette/maths.ts'
import { compileSlot } from '#engines/slot/compile.ts'
import { carpathianNights } from '#engines/slot/games/carpathian-nights.ts'
import { cossackTreasure } from '#engines/slot/games/cossack-treasure.ts'
import { goldenOrchard } from '#engines/slot/games/golden-orchard.ts'
import { slotMaths } from '#engines/slot/maths.ts'

/** Writes engines/maths.gen.ts: the published figures of every game, enumerated afresh. `npm run maths`, after a change of a game. */
const slots = [goldenOrchard, carpathianNights, cossackTreasure]

const maths: Record<string, GameMaths> = Object.fromEntries(
  slots.map((definition) => [definition.slug, { ...slotMaths(compileSlot(definition)), bets: {} }]),
)
maths['european-roulette'] = rouletteMaths()

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
