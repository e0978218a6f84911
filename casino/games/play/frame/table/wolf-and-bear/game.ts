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

const pines = Array.from({ length: 13 }, (_, tree) => {
  const [x, tall] = [-252 + tree * 42, 60 + ((tree * 37) % 46)]
  return `M${x - 24} 150L${x} ${150 - tall}L${x + 24} 150Z`
}).join('')

const ground = [
  '<circle cx="0" cy="30" r="24" fill="#f6efcf"/><circle cx="8" cy="25" r="20" fill="#243f5c"/>',
  `<path d="${pines}" fill="#0c1a28"/><path d="M-260 150Q0 128 260 150V200H-260Z" fill="#e4edf5"/><path d="M-260 168Q0 150 260 170V200H-260Z" fill="#c4d5e4"/>`,
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
