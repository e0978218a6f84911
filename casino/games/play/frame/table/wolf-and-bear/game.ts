import './look.css'
import { dealtCards } from '#engines/table/cards.ts'
import { wolfAndBear } from '#engines/table/games/wolf-and-bear.ts'
import bearIcon from '#ui/art/icons/bear.svg?raw'
import wolfIcon from '#ui/art/icons/wolf.svg?raw'
import { element } from '../../kit/element.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Score } from '../../kit/music.ts'
import { svgUrl } from '../../kit/rasterise.ts'
import type { Voice } from '../../kit/sound.ts'
import type { InstantRound, MakeStage } from '../../instant/instant-stage.ts'
import { openInstant } from '../../instant/open-instant.ts'
import { winNotes } from '../../instant/stage-of.ts'
import { createHands, type DealtCard } from '../dealt-hands.ts'
import { tableStage } from '../table-stage.ts'
import { texts } from './texts.ts'

/** The wood goes on beyond the picture's box: a tall room shows what is above and below it, a wide one what is beside it. */
const pines = Array.from({ length: 43 }, (_, tree) => {
  const [x, tall] = [-882 + tree * 42, 60 + ((tree * 37) % 46)]
  return `M${x - 24} 150L${x} ${150 - tall}L${x + 24} 150Z`
}).join('')

const stars = Array.from({ length: 36 }, (_, star) => {
  const [x, y] = [-470 + ((star * 263) % 940), -260 + ((star * 97) % 300)]
  return `<circle cx="${x}" cy="${y}" r="${1 + (star % 3) * 0.5}"/>`
}).join('')

const ground = [
  `<g fill="#dfeaf5" opacity="0.55">${stars}</g>`,
  '<path d="M6 -52A25 25 0 1 0 22 -18A21 21 0 0 1 6 -52Z" fill="#f6efcf"/>',
  `<path d="${pines}" fill="#0c1a28"/><path d="M-900 150Q0 128 900 150V900H-900Z" fill="#e4edf5"/><path d="M-900 178Q-240 196 0 172T900 180V900H-900Z" fill="#cfdde9"/><path d="M-900 232Q-120 204 120 236T900 226V900H-900Z" fill="#b9cbdb"/>`,
  `<image href="${svgUrl(wolfIcon)}" x="-226" y="54" width="112" height="112"/><image href="${svgUrl(bearIcon)}" x="114" y="54" width="112" height="112"/>`,
].join('')

const placesOf = ({ values }: InstantRound): readonly DealtCard[] =>
  dealtCards(values).map((card, index) => ({ card, x: index === 0 ? -56 : 56, y: 104, turn: index === 0 ? -5 : 5 }))

const drum: Voice = { harmonics: [1, 0.4, 0.1], attack_s: 0.002, decay_s: 0.22 }
const horn: Voice = { harmonics: [1, 0.6, 0.35, 0.2], attack_s: 0.05, decay_s: 0.7 }

/** Drums in a winter wood. */
const score: Score = {
  beat_s: 0.45,
  beats_per_bar: 8,
  chords: [
    [-14, -7, -2],
    [-14, -9, -2],
    [-12, -5, 0],
    [-14, -7, -4],
  ],
  lead: horn,
  scale: [-2, 1, 3, 5, 8, 10],
  ambience: 'crickets',
}

const ids = ['wolf', 'bear', 'tie', 'same-suit'] as const

const duelStage: MakeStage = (given) => {
  const { host } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const hands = createHands({ motion, view_box: '-240 0 480 200', ground, back: '#35567d', scale: 0.86, shoe: [0, -60] })
  const placeName = (id: string): string => text(`duel.${ids.find((one) => one === id) ?? 'wolf'}`)
  return tableStage({
    parts: given,
    game: wolfAndBear,
    picture: hands.view,
    placeName,
    typeName: (type) => (type === 'side' ? text('duel.side') : placeName(type)),
    layout: (place) => {
      const row = (...names: readonly string[]) => element('div', { class: 'place-row' }, ...names.map((id) => place(id, placeName(id))))
      return element('div', { class: 'places' }, row('wolf', 'bear'), row('tie', 'same-suit'))
    },
    how: [text('duel.rules.how')],
    laid: () => sound.notes({ pitch: 2, volume: 0.3, voice: drum }),
    start: () => {
      hands.clear()
      for (const at_s of [0, 0.18, 0.36]) sound.notes({ pitch: -14, at_s, volume: 0.6, voice: drum })
    },
    land: (round, lasts_ms) =>
      hands.deal(placesOf(round), lasts_ms, (index) => sound.notes({ pitch: -9 + index * 5, volume: 0.6, voice: drum })),
    rest: (round) => (round ? hands.rest(placesOf(round)) : hands.clear()),
    told: ({ values }) => {
      const [wolf, bear] = dealtCards(values)
      if (!wolf || !bear || wolf.rank === bear.rank) return text('duel.told-tie')
      return text(wolf.rank > bear.rank ? 'duel.told-wolf' : 'duel.told-bear')
    },
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, horn, [-2, 3, 5, 10, 15, 17, 22], 0.14),
    score,
    lasts_ms: 1_700,
  })
}

export const open = openInstant(duelStage)
