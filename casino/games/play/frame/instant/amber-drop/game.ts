import './look.css'
import { amberDrop, dropRisks, dropRows } from '#engines/instant/games/amber-drop.ts'
import { stepsOf } from '#engines/instant/paths/paths-game.ts'
import { amberBead, amberPaint, pegAt, pegs, seaGrass } from '#ui/art/pieces/amber.ts'
import { textOf } from '../../kit/frame-text.ts'
import { linear, type Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { groupsChooser } from '../chooser.ts'
import { drawing, part, parts, swaying } from '../drawing.ts'
import { instantFormats } from '../instant-formats.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { radioGroup } from '../radio-group.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { texts } from './texts.ts'

const width = 320

const rowsOf = (choice: string): number => Number(choice.split(':')[0])
const paysOf = (choice: string): readonly number[] => amberDrop.outcomes(choice).map(({ twentieths }) => twentieths)

const colourOf = (twentieths: number): string => {
  if (twentieths < 20) return '#155a78'
  if (twentieths < 40) return '#1d8a6a'
  if (twentieths < 100) return '#c2871a'
  return twentieths < 500 ? '#c9542a' : '#a3286a'
}

const placeOf = (x: number, y: number, step: number, colour: string, words: string): string =>
  `<g class="place" transform="translate(${x.toFixed(1)} ${(y + step * 0.35).toFixed(1)})"><rect x="${(-step * 0.46).toFixed(1)}" y="-9" width="${(step * 0.92).toFixed(1)}" height="20" rx="4" fill="${colour}"/><text y="1.5" font-size="${Math.min(9, (step * 1.35) / Math.max(2, words.length)).toFixed(1)}">${words}</text></g>`

const createSea = (motion: Motion, write: (twentieths: number) => string, knock: (row: number) => void) => {
  const view = drawing(
    'drop',
    `${-width / 2} -26 ${width} 300`,
    `${amberPaint()}${seaGrass(-148, 276, 90)}${seaGrass(146, 276, 74)}<g class="board"></g><g class="bead">${amberBead()}</g>`,
  )
  const [board, bead] = [part(view, '.board'), part(view, '.bead')]
  let rows = 12
  let step = 20
  const put = (x: number, y: number, turn = 0): void =>
    bead.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(0)}) scale(${(step / 30).toFixed(3)})`)
  const floor = (): number => pegAt(rows, 0, step)[1]
  const xAt = (place: number): number => (place - rows / 2) * step
  const light = (place: number | null): void => {
    for (const [at, one] of parts(view, '.place').entries()) one.classList.toggle('is-hit', at === place)
  }
  const [sway, still] = swaying(motion)
  const build = (choice: string): void => {
    rows = rowsOf(choice)
    step = Math.min(30, 300 / (rows + 1), 252 / (rows * 0.92))
    const places = paysOf(choice).map((twentieths, place) => placeOf(xAt(place), floor(), step, colourOf(twentieths), write(twentieths)))
    board.innerHTML = `${pegs(rows, step, Math.max(2, step * 0.11))}${places.join('')}`
  }
  const lie = (steps: readonly boolean[]): void => {
    const place = steps.filter(Boolean).length
    put(xAt(place), floor() - step * 0.28)
    light(place)
  }
  return {
    view,
    build: (choice: string) => {
      still()
      build(choice)
      put(0, -16)
    },
    hang: () => {
      still()
      light(null)
      put(0, -16)
      sway((now_ms) => put(Math.sin(now_ms / 170) * step * 0.4, -16 + Math.cos(now_ms / 240) * 3))
    },
    fall: async (steps: readonly boolean[], lasts_ms: number) => {
      still()
      light(null)
      if (motion.isReduced) {
        lie(steps)
        return motion.tween({ lasts_ms: 400, step: (seen) => bead.setAttribute('opacity', seen.toFixed(2)) })
      }
      let rights = 0
      for (const [row, is_right] of steps.entries()) {
        const from = (rights - row / 2) * step
        const to = from + (is_right ? 0.5 : -0.5) * step
        const y = pegAt(row, 0, step)[1] - step * 0.42
        await motion.tween({
          lasts_ms: lasts_ms / (rows + 1),
          easing: linear,
          step: (t) => put(from + (to - from) * t, y + step * 0.92 * t ** 2 - Math.sin(Math.PI * t) * step * 0.16, (row + t) * 90),
        })
        knock(row)
        rights += is_right ? 1 : 0
      }
      lie(steps)
      await motion.wait(lasts_ms / (rows + 1))
    },
    rest: (steps: readonly boolean[]) => {
      still()
      lie(steps)
    },
  }
}

const drip: Voice = { harmonics: [1, 0.3], attack_s: 0.002, decay_s: 0.12 }
const shell: Voice = { harmonics: [1, 0.1, 0.25], attack_s: 0.01, decay_s: 0.9 }

/** Deep water. */
const score: Score = {
  beat_s: 0.8,
  beats_per_bar: 4,
  chords: [
    [-10, -3, 2],
    [-8, -1, 4],
    [-5, 2, 6],
    [-10, -3, 4],
  ],
  lead: shell,
  scale: [2, 4, 6, 9, 11, 14],
  ambience: 'water',
}

const stepsOfRound = ({ choice, values }: InstantRound): readonly boolean[] => stepsOf(rowsOf(choice), values[0] ?? 0)

const dropStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const { multiple } = instantFormats(host.init.locale)
  const sea = createSea(
    motion,
    (twentieths) => multiple(twentieths).slice(1),
    (row) => sound.notes({ pitch: 24 - (row % 8), volume: 0.22, voice: drip }),
  )
  const chose = (): void => {
    sea.build(chooser.choice())
    sound.notes({ pitch: 12, volume: 0.3, voice: drip })
    changed()
  }
  const rows = radioGroup(
    text('drop.rows'),
    dropRows.map((value) => ({ value: String(value), words: String(value) })),
    '12',
    chose,
  )
  const risk = radioGroup(
    text('drop.risk'),
    dropRisks.map((value) => ({ value, words: text(`drop.${value}`) })),
    'lively',
    chose,
  )
  const chooser = groupsChooser(rows, risk)
  if (choice !== null) chooser.set(choice)
  sea.build(chooser.choice())
  return stageOf({
    parts: given,
    game: amberDrop,
    chooser,
    view: sea.view,
    start: () => {
      sea.hang()
      sound.notes({ pitch: 17, volume: 0.3, voice: drip })
    },
    land: (round, lasts_ms) => {
      sea.build(round.choice)
      return sea.fall(stepsOfRound(round), lasts_ms)
    },
    rest: (round) => {
      if (round) chooser.set(round.choice)
      sea.build(chooser.choice())
      if (round) sea.rest(stepsOfRound(round))
    },
    told: (round) => text('drop.told', { multiple: multiple((round.win_minor / round.stake_minor) * 20) }),
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, shell, [2, 6, 9, 14, 18, 21, 26]),
    how: [text('drop.rules.how')],
    choiceName: (spelled) => {
      const [many = '', name] = spelled.split(':')
      return text('drop.choice', { rows: many, risk: text(`drop.${dropRisks.find((one) => one === name) ?? 'calm'}`).toLowerCase() })
    },
    score,
    lasts_ms: 2_200,
  })
}

export const open = openInstant(dropStage)
