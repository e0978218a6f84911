import { numbers, overUnderBets, readChoice } from '#engines/instant/over-under/bets.ts'
import { copperNeedle } from '#engines/instant/over-under/game.ts'
import { textOf } from '../../kit/frame-text.ts'
import { instantRules } from '../instant-rules.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { createDial, type Band } from './dial.ts'
import { needleFormats } from './formats.ts'
import { markChooser } from './mark-chooser.ts'
import { needleScore, needleSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** The middle of a number's own part of the scale. */
const shareOf = ({ values }: InstantRound): number => ((values[0] ?? 0) + 0.5) / numbers

const bandOf = (choice: string): Band => {
  const read = readChoice(choice)
  if (!read) return { from: 0, to: 0 }
  return read.side === 'under' ? { from: 0, to: read.bound / numbers } : { from: (read.bound + 1) / numbers, to: 1 }
}

/** Under or over a mark of the dial: its needle shows one of ten thousand numbers. */
export const needleStage: MakeStage = ({ host, choice, changed }) => {
  const text = textOf(texts, host.language)
  const formats = needleFormats(host.init.locale)
  const sounds = needleSounds(host.sound)
  const is_replay = host.init.purpose === 'replay'
  const chooser = markChooser({
    text,
    formats,
    changed: () => {
      dial.setBand(bandOf(chooser.choice()))
      sounds.moved()
      changed()
    },
  })
  const dial = createDial(
    host.motion,
    (share) => formats.number(Math.min(numbers - 1, Math.floor(share * numbers))),
    (share) => is_replay || chooser.setShare(share),
  )
  if (choice !== null) chooser.set(choice)
  dial.setBand(bandOf(chooser.choice()))
  return {
    view: dial.view,
    chooser: chooser.view,
    choice: chooser.choice,
    enable: chooser.enable,
    start: () => {
      dial.swing()
      sounds.started()
    },
    land: async (round, lasts_ms) => {
      chooser.set(round.choice)
      dial.setBand(bandOf(round.choice))
      if (!host.motion.isReduced) sounds.settles(lasts_ms / 1000)
      await dial.stop(shareOf(round), lasts_ms)
      sounds.stopped()
    },
    rest: (round) => {
      if (round) dial.setBand(bandOf(round.choice))
      dial.rest(round ? shareOf(round) : 0)
    },
    told: (round) => text('needle.told', { number: formats.number(round.values[0] ?? 0) }),
    celebrate: ({ win_minor, stake_minor }) => {
      const multiple = win_minor / stake_minor
      dial.shine(Math.min(6, 1 + Math.floor(Math.log2(multiple))))
      sounds.won(multiple)
    },
    rules: (stake_minor) =>
      instantRules({
        host,
        game: copperNeedle,
        how: [
          text('needle.rules.how', { least: formats.number(0), most: formats.number(numbers - 1) }),
          text('needle.rules.same', { rtp: formats.percent(0.99), count: overUnderBets.length }),
        ],
        choice: chooser.choice(),
        stake_minor,
        choiceName: (spelled) => {
          const read = readChoice(spelled)
          return read ? text(`needle.${read.side}`, { bound: formats.number(read.bound) }) : spelled
        },
      }),
    score: needleScore,
    lasts_ms: 1_900,
  }
}
