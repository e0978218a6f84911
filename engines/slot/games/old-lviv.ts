import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

const reels = strips([
  'tram violin lion lantern coffee umbrella coffee lantern violin bell umbrella lantern bell lion coffee tram umbrella bell umbrella lantern coffee tram lantern bell',
  'lantern violin umbrella bell coffee tram bell lantern coffee tram coffee umbrella lantern violin tram coffee umbrella lantern umbrella bell lion rosette lantern bell',
  'violin rosette tram bell tram umbrella lantern coffee lion coffee lantern tram umbrella coffee bell lantern violin bell umbrella lantern umbrella bell coffee lantern',
  'bell umbrella bell coffee umbrella lion lantern rosette tram violin lantern bell coffee lantern umbrella tram coffee tram bell lantern umbrella coffee violin lantern',
  'lantern umbrella lantern bell tram coffee lantern tram coffee rosette violin bell lantern lion umbrella violin bell lantern tram bell coffee umbrella coffee umbrella',
])

/**
 * Old Lviv. Evening over the market square. Six lanterns stay and light the others: three respins, anew with each that is lit. A lantern
 * may hold one of three fixed jackpots; a square full of light adds the fourth.
 */
export const oldLviv: SlotDefinition = {
  slug: 'old-lviv',
  names: { uk: 'Старий Львів', ru: 'Старый Львов', en: 'Old Lviv' },
  rows: 3,
  evaluation: {
    kind: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 2, 2],
      [2, 2, 1, 0, 0],
      [1, 0, 0, 0, 1],
      [1, 2, 2, 2, 1],
      [1, 0, 1, 2, 1],
    ],
  },
  coins_per_stake: 10,
  symbols: [
    { id: 'lion', role: 'regular', names: { uk: 'Лев', ru: 'Лев', en: 'Lion' }, pays: { 3: 60, 4: 200, 5: 800 } },
    { id: 'violin', role: 'regular', names: { uk: 'Скрипка', ru: 'Скрипка', en: 'Violin' }, pays: { 3: 30, 4: 90, 5: 350 } },
    { id: 'tram', role: 'regular', names: { uk: 'Трамвай', ru: 'Трамвай', en: 'Tram' }, pays: { 3: 22, 4: 66, 5: 220 } },
    { id: 'coffee', role: 'regular', names: { uk: 'Кава', ru: 'Кофе', en: 'Coffee' }, pays: { 3: 13, 4: 34, 5: 110 } },
    { id: 'umbrella', role: 'regular', names: { uk: 'Парасоля', ru: 'Зонт', en: 'Umbrella' }, pays: { 3: 11, 4: 26, 5: 80 } },
    { id: 'bell', role: 'regular', names: { uk: 'Дзвін', ru: 'Колокол', en: 'Bell' }, pays: { 3: 9, 4: 20, 5: 60 } },
    { id: 'rosette', role: 'wild', names: { uk: 'Вітраж', ru: 'Витраж', en: 'Stained glass' }, pays: {} },
    { id: 'lantern', role: 'scatter', names: { uk: 'Ліхтар', ru: 'Фонарь', en: 'Lantern' }, pays: {} },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: null,
  mechanic: {
    kind: 'hold-and-respin',
    least: 6,
    respins: 3,
    chance: 15,
    prizes: [
      { stakes: 1, weight: 116 },
      { stakes: 2, weight: 72 },
      { stakes: 3, weight: 34 },
      { stakes: 5, weight: 18 },
      { stakes: 10, weight: 10, level: 'mini' },
      { stakes: 30, weight: 5, level: 'minor' },
      { stakes: 100, weight: 1, level: 'major' },
    ],
    full: 1000,
  },
  strips: { base: reels, free: reels },
  cap_multiple: 20000,
}
