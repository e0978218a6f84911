import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

/**
 * The House of Clocks. Four reels of four rows. A tall case clock of which a part is in sight is nudged until it fills its reel, and each
 * nudge adds one to its multiplier; clocks on one line multiply each other. Three chimes open free spins on shorter strips.
 */
export const houseOfClocks: SlotDefinition = {
  slug: 'house-of-clocks',
  names: { uk: 'Дім годинників', ru: 'Дом часов', en: 'House of Clocks' },
  rows: 4,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
      [2, 2, 2, 2],
      [3, 3, 3, 3],
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [0, 0, 1, 1],
      [1, 1, 2, 2],
      [2, 2, 3, 3],
      [3, 3, 2, 2],
    ],
  },
  coins_per_stake: 20,
  symbols: [
    { id: 'cuckoo', role: 'regular', names: { uk: 'Зозуля', ru: 'Кукушка', en: 'Cuckoo' }, pays: { 3: 16, 4: 90 } },
    {
      id: 'watch',
      role: 'regular',
      names: { uk: 'Кишеньковий годинник', ru: 'Карманные часы', en: 'Pocket watch' },
      pays: { 3: 11, 4: 50 },
    },
    { id: 'hourglass', role: 'regular', names: { uk: 'Пісочний годинник', ru: 'Песочные часы', en: 'Hourglass' }, pays: { 3: 8, 4: 36 } },
    { id: 'sundial', role: 'regular', names: { uk: 'Сонячний годинник', ru: 'Солнечные часы', en: 'Sundial' }, pays: { 3: 5, 4: 22 } },
    { id: 'key', role: 'regular', names: { uk: 'Ключик', ru: 'Ключик', en: 'Winding key' }, pays: { 3: 4, 4: 12 } },
    { id: 'cog', role: 'regular', names: { uk: 'Коліщатко', ru: 'Шестерёнка', en: 'Cog' }, pays: { 3: 3, 4: 9 } },
    { id: 'spring', role: 'regular', names: { uk: 'Пружина', ru: 'Пружина', en: 'Spring' }, pays: { 3: 2, 4: 6 } },
    {
      id: 'candle',
      role: 'regular',
      names: { uk: 'Свічка з поділками', ru: 'Свеча с делениями', en: 'Candle clock' },
      pays: { 3: 2, 4: 6 },
    },
    { id: 'clock', role: 'wild', names: { uk: 'Годинник у шафі', ru: 'Напольные часы', en: 'Case clock' }, pays: {} },
    { id: 'chime', role: 'scatter', names: { uk: 'Дзвоник', ru: 'Звонок', en: 'Chime' }, pays: { 3: 2, 4: 10 } },
  ],
  wild: { multiplier: 1, expands: 'by-nudges' },
  free_spins: { awards: { 3: 8, 4: 12 }, most_spins: 40, multipliers: [1] },
  strips: {
    base: strips([
      'cog spring candle sundial key spring watch cog spring candle watch sundial hourglass candle cog cuckoo chime candle key cog hourglass cuckoo key watch sundial key hourglass spring cog candle spring sundial',
      'watch spring candle chime key cuckoo sundial spring candle key hourglass cog key spring sundial candle spring watch sundial candle hourglass spring cog key sundial watch key hourglass cog candle cuckoo cog',
      'cuckoo hourglass candle spring cog hourglass key clock clock clock clock candle spring cog hourglass candle sundial cog watch chime cog spring watch key spring sundial key candle cuckoo sundial hourglass spring cuckoo key cog candle',
      'hourglass spring cog candle sundial key candle clock clock clock clock cog hourglass spring key candle watch sundial candle key watch spring cog cuckoo key cog watch key hourglass sundial cuckoo cog chime spring candle sundial',
    ]),
    free: strips([
      'watch candle key cog hourglass key watch cuckoo candle sundial spring hourglass chime spring cog key sundial spring cuckoo cog candle watch spring cog sundial hourglass key sundial candle cuckoo',
      'candle watch cuckoo chime sundial hourglass spring clock clock clock clock key candle sundial spring key cog candle key spring cog cuckoo sundial hourglass watch cog',
      'cog hourglass key candle hourglass sundial candle clock clock clock clock key sundial spring cog candle spring watch key spring sundial cuckoo watch cog chime cuckoo',
      'spring candle watch chime sundial cog cuckoo clock clock clock clock spring hourglass cog key candle sundial cog candle watch key spring sundial hourglass cuckoo key',
    ]),
  },
  cap_multiple: 60_000,
}
