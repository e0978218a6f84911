import './look.css'
import { dealtCards } from '#engines/table/cards.ts'
import { coupOf } from '#engines/table/baccarat.ts'
import { grandBaccarat } from '#engines/table/games/grand-baccarat.ts'
import { element } from '../../kit/element.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import type { InstantRound, MakeStage } from '../../instant/instant-stage.ts'
import { openInstant } from '../../instant/open-instant.ts'
import { winNotes } from '../../instant/stage-of.ts'
import { createHands, type DealtCard } from '../dealt-hands.ts'
import { tableStage } from '../table-stage.ts'
import { texts } from './texts.ts'

const ground = [
  '<path d="M0 8V172" stroke="#e9cf8a" stroke-opacity="0.5" stroke-width="2"/><path d="M-190 176Q0 214 190 176" fill="none" stroke="#e9cf8a" stroke-opacity="0.6" stroke-width="2.5"/>',
  '<path d="M0 -14l7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2Z" transform="translate(0 92) scale(1.3)" fill="#e9cf8a" opacity="0.28"/>',
].join('')

/** The cards in the order in which they come: by turns, and the third ones last, laid across. */
const placesOf = ({ values }: InstantRound): readonly DealtCard[] => {
  const { player, banker } = coupOf(dealtCards(values))
  const side = (cards: typeof player, direction: -1 | 1) =>
    cards.map((card, index): DealtCard => {
      const x = direction * (index === 2 ? 212 : index === 0 ? 50 : 132)
      return { card, x, y: 92, ...(index === 2 ? { turn: 90 } : {}) }
    })
  const [left, right] = [side(player, -1), side(banker, 1)]
  return [left[0], right[0], left[1], right[1], left[2], right[2]].filter((one) => one !== undefined)
}

const piano: Voice = { harmonics: [1, 0.4, 0.2, 0.1], attack_s: 0.004, decay_s: 0.8 }
const card: Voice = { harmonics: [1, 0.5], attack_s: 0.002, decay_s: 0.05 }

/** A grand hotel late at night. */
const score: Score = {
  beat_s: 0.6,
  beats_per_bar: 6,
  chords: [
    [-9, -5, 2],
    [-7, -4, 0],
    [-2, 2, 5],
    [-4, 0, 7],
  ],
  lead: piano,
  scale: [3, 5, 7, 10, 12, 14, 17],
  ambience: 'room',
}

const ids = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const

const baccaratStage: MakeStage = (given) => {
  const { host } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const hands = createHands({ motion, view_box: '-270 0 540 200', ground, back: '#1d5a78', scale: 0.66, shoe: [250, -20] })
  const placeName = (id: string): string => text(`baccarat.${ids.find((one) => one === id) ?? 'player'}`)
  return tableStage({
    parts: given,
    game: grandBaccarat,
    picture: hands.view,
    placeName,
    typeName: (type) => (type === 'pair' ? text('baccarat.pair') : placeName(type)),
    layout: (place) => {
      const row = (...names: readonly string[]) => element('div', { class: 'place-row' }, ...names.map((id) => place(id, placeName(id))))
      return element('div', { class: 'places' }, row('player-pair', 'banker-pair'), row('player', 'tie', 'banker'))
    },
    how: [text('baccarat.rules.how'), text('baccarat.rules.third'), text('baccarat.rules.pays')],
    laid: () => sound.notes({ pitch: 14, volume: 0.25, voice: card }),
    start: () => {
      hands.clear()
      sound.noise({ lasts_s: 0.25, pitch_hz: 2_400, slide_hz: 1_500, volume: 0.08 })
    },
    land: (round, lasts_ms) =>
      hands.deal(placesOf(round), lasts_ms, () => sound.noise({ lasts_s: 0.12, pitch_hz: 2_800, slide_hz: 1_800, volume: 0.12 })),
    rest: (round) => (round ? hands.rest(placesOf(round)) : hands.clear()),
    told: ({ values }) => {
      const { player_points, banker_points } = coupOf(dealtCards(values))
      return text('baccarat.told', { player: player_points, banker: banker_points })
    },
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, piano, [3, 7, 10, 14, 17, 22, 26], 0.12),
    score,
    lasts_ms: 2_600,
  })
}

export const open = openInstant(baccaratStage)
