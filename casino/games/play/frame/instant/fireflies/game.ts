import './look.css'
import { fireflies, meadow_numbers } from '#engines/instant/games/fireflies.ts'
import { drawnNumbers, readNumbers } from '#engines/instant/keno/keno-game.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { instantFormats } from '../instant-formats.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { createMeadow } from './meadow.ts'
import { texts } from './texts.ts'

const spark: Voice = { harmonics: [1, 0.02, 0.12], attack_s: 0.01, decay_s: 0.5 }

/** A warm night by the river. */
const score: Score = {
  beat_s: 0.62,
  beats_per_bar: 6,
  chords: [
    [-12, -5, 0],
    [-10, -3, 2],
    [-8, -5, 4],
    [-10, -5, -1],
  ],
  lead: spark,
  scale: [0, 4, 7, 9, 12, 16],
  ambience: 'crickets',
}

const payOf = (choice: string): readonly number[] => fireflies.outcomes(choice).map(({ twentieths }) => twentieths)

const hitsOf = ({ choice, values }: InstantRound): { readonly lit: readonly number[]; readonly hits: number; readonly count: number } => {
  const lit = drawnNumbers(values)
  const mine = readNumbers(meadow_numbers, choice) ?? []
  return { lit, hits: mine.filter((number) => lit.includes(number)).length, count: mine.length }
}

const firefliesStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const { multiple } = instantFormats(host.init.locale)
  const meadow = createMeadow({
    text,
    pays: payOf,
    multiple,
    changed: () => {
      sound.notes({ pitch: 16, volume: 0.25, voice: spark })
      changed()
    },
  })
  if (choice !== null) meadow.set(choice)
  const showAll = (round: InstantRound): void => {
    const { lit, hits } = hitsOf(round)
    meadow.dark()
    for (const number of lit) meadow.light(number, true)
    meadow.mark(hits)
  }
  let halt: (() => void) | null = null
  return stageOf({
    parts: given,
    game: fireflies,
    chooser: meadow,
    view: meadow.meadow,
    start: () => {
      meadow.dark()
      meadow.mark(null)
      if (motion.isReduced) return
      // Somebody glimmers here and there until it is known who shines.
      halt = motion.loop((now_ms) => {
        meadow.dark()
        meadow.light(1 + ((Math.floor(now_ms / 90) * 17) % meadow_numbers), true)
      })
    },
    land: async (round, lasts_ms) => {
      halt?.()
      halt = null
      meadow.dark()
      const { lit } = hitsOf(round)
      if (!motion.isReduced)
        for (const [turn, number] of lit.entries()) {
          meadow.light(number, true)
          sound.notes({ pitch: meadow.chosen().includes(number) ? 19 + turn : 4 + turn, volume: 0.35, voice: spark })
          await motion.wait(lasts_ms / lit.length)
        }
      showAll(round)
    },
    rest: (round) => {
      halt?.()
      halt = null
      if (!round) return meadow.dark()
      meadow.set(round.choice)
      showAll(round)
    },
    told: (round) => {
      const { hits, count } = hitsOf(round)
      return text('fireflies.told', { hits, count })
    },
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, spark, [7, 12, 16, 19, 24, 28, 31]),
    how: [text('fireflies.rules.how')],
    choiceName: (spelled) => text('fireflies.choice', { count: spelled.split('-').length }),
    outcomeName: ({ name = '' }) => text('fireflies.hits', { count: name }),
    score,
    lasts_ms: 2_200,
  })
}

export const open = openInstant(firefliesStage)
