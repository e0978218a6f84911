import './look.css'
import { cossackDice } from '#engines/table/games/cossack-dice.ts'
import { boneDie, drumHead } from '#ui/art/pieces/dice.ts'
import { element } from '../../kit/element.ts'
import { textOf } from '../../kit/frame-text.ts'
import { linear, type Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { drawing, parts, scattered, swaying } from '../../instant/drawing.ts'
import type { InstantRound, MakeStage } from '../../instant/instant-stage.ts'
import { openInstant } from '../../instant/open-instant.ts'
import { winNotes } from '../../instant/stage-of.ts'
import { tableStage } from '../table-stage.ts'
import { texts } from './texts.ts'

const places = [-86, 0, 86] as const

const createDice = (motion: Motion) => {
  const view = drawing(
    'table-picture',
    '-200 -80 400 160',
    `${drumHead()}${places.map(() => '<g class="die"><g class="bone"></g></g>').join('')}`,
  )
  const dice = parts(view, '.die')
  const faces = [0, 0, 0]
  const put = (index: number, face: number, x: number, y: number, turn: number): void => {
    const [one, bone] = [dice[index], dice[index]?.querySelector('.bone')]
    if (!one || !bone) return
    if (faces[index] !== face) bone.innerHTML = boneDie(face)
    faces[index] = face
    one.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(0.62)`)
  }
  const [sway, still] = swaying(motion)
  const lie = (values: readonly number[]): void => {
    for (const [index, value] of values.entries())
      put(index, value + 1, places[index] ?? 0, (scattered(value + index) - 0.5) * 16, (scattered(value * 3 + index) - 0.5) * 40)
  }
  return {
    view,
    lie: (values: readonly number[]) => {
      still()
      lie(values)
    },
    shake: () =>
      sway((now_ms) => {
        for (const [index, x] of places.entries()) {
          const beat = Math.floor(now_ms / 80) + index * 5
          put(
            index,
            1 + ((beat * 7) % 6),
            x + Math.sin(now_ms / 60 + index) * 14,
            -28 + Math.cos(now_ms / 70 + index * 2) * 18,
            now_ms / 3 + index * 90,
          )
        }
      }),
    fall: async (values: readonly number[], lasts_ms: number, knock: (index: number) => void) => {
      still()
      if (motion.isReduced) return lie(values)
      await Promise.all(
        values.map(async (value, index) => {
          const [x, y] = [places[index] ?? 0, (scattered(value + index) - 0.5) * 16]
          const turn = (scattered(value * 3 + index) - 0.5) * 40
          await motion.tween({
            lasts_ms: lasts_ms * (0.6 + index * 0.2),
            easing: linear,
            step: (t) => {
              const hop = Math.abs(Math.cos(t * Math.PI * 2.5)) * 70 * (1 - t) ** 1.4
              put(
                index,
                t > 0.72 ? value + 1 : 1 + ((Math.floor(t * 18) + index) % 6),
                x * t + (x - 60) * (1 - t),
                y * t - hop,
                turn + (1 - t) ** 2 * 700,
              )
            },
          })
          put(index, value + 1, x, y, turn)
          knock(index)
        }),
      )
    },
  }
}

const bone: Voice = { harmonics: [1, 0.3, 0.6, 0.2], attack_s: 0.001, decay_s: 0.07 }
const kobza: Voice = { harmonics: [1, 0.55, 0.3, 0.2], attack_s: 0.002, decay_s: 0.45 }

/** A kobza in a tavern of the Sich. */
const score: Score = {
  beat_s: 0.32,
  beats_per_bar: 8,
  chords: [
    [-12, -5, 0],
    [-12, -4, 0],
    [-7, -2, 5],
    [-12, -5, 3],
  ],
  lead: kobza,
  scale: [0, 2, 3, 6, 7, 10, 12],
  ambience: 'room',
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** What stands on a place: `=7` a total, `3` a number, `3·3` a double. The reader says it in words. */
const shortName = (id: string): string | null => {
  const [name = '', number = ''] = id.split(':')
  const counts: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3 }
  if (name === 'total') return `=${number}`
  return counts[name] ? Array.from({ length: counts[name] }, () => number).join('·') : null
}

const diceStage: MakeStage = (given) => {
  const { host } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const dice = createDice(motion)
  const placeName = (id: string): string => {
    const [name, number = ''] = id.split(':')
    if (name === 'total') return text('dice.total', { total: number })
    if (name === 'triple' || name === 'double' || name === 'single') return text(`dice.${name}`, { face: number })
    return text(`dice.${(['small', 'big', 'odd', 'even'] as const).find((one) => one === name) ?? 'any-triple'}`)
  }
  const typeName = (type: string): string => {
    if (type.startsWith('total-')) {
      const low = Number(type.slice(6))
      return text('dice.type.total', { low, high: 21 - low })
    }
    if (type === 'any-triple') return text('dice.any-triple')
    return text(`dice.type.${(['triple', 'double', 'single'] as const).find((one) => one === type) ?? 'even-money'}`)
  }
  const diceOf = ({ values }: InstantRound): readonly number[] => values.map((value) => value + 1)
  return tableStage({
    parts: given,
    game: cossackDice,
    picture: dice.view,
    placeName,
    typeName,
    layout: (place) => {
      const row = (...ids: readonly string[]) =>
        element('div', { class: 'place-row' }, ...ids.map((id) => place(id, shortName(id) ?? placeName(id))))
      const of = (name: string, numbers: readonly number[]) => numbers.map((number) => `${name}:${number}`)
      return element(
        'div',
        { class: 'places' },
        row('small', 'odd', 'any-triple', 'even', 'big'),
        row(...of('total', [4, 5, 6, 7, 8, 9, 10])),
        row(...of('total', [11, 12, 13, 14, 15, 16, 17])),
        row(...of('single', faces)),
        row(...of('double', faces)),
        row(...of('triple', faces)),
      )
    },
    how: [text('dice.rules.how'), text('dice.rules.single')],
    laid: () => sound.notes({ pitch: 15, volume: 0.25, voice: bone }),
    start: () => {
      dice.shake()
      sound.noise({ lasts_s: 0.6, pitch_hz: 1_600, slide_hz: 900, volume: 0.12 })
    },
    land: (round, lasts_ms) =>
      dice.fall(round.values, lasts_ms, (index) => sound.notes({ pitch: 6 + index * 3, volume: 0.5, voice: bone })),
    rest: (round) => dice.lie(round?.values ?? [0, 2, 4]),
    told: (round) => {
      const shown = diceOf(round)
      return text('dice.told', { dice: shown.join(', '), total: shown.reduce((sum, die) => sum + die, 0) })
    },
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, kobza, [0, 3, 7, 12, 15, 19, 24]),
    score,
    lasts_ms: 1_600,
  })
}

export const open = openInstant(diceStage)
