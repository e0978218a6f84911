import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

const reels = strips([
  'sapphire emerald ruby amethyst topaz star ruby sapphire topaz snowflake amethyst emerald snowflake amethyst',
  'sapphire snowflake topaz amethyst emerald topaz amethyst emerald sapphire topaz ruby star sapphire ruby emerald aurora star amethyst ruby topaz snowflake emerald amethyst',
  'emerald topaz sapphire ruby aurora sapphire topaz emerald ruby amethyst star emerald amethyst ruby star emerald snowflake amethyst topaz sapphire snowflake topaz amethyst',
  'star ruby emerald sapphire snowflake topaz amethyst star topaz emerald sapphire ruby aurora amethyst ruby topaz amethyst emerald sapphire topaz emerald snowflake amethyst',
  'topaz snowflake emerald amethyst star emerald ruby snowflake topaz amethyst sapphire ruby amethyst sapphire',
])

/**
 * Polar Lights. Cut ice under the northern lights. Lines pay from both ends. The lights cover a whole inner reel and stay there while the
 * other reels turn once more, again for as long as new ones come.
 */
export const polarLights: SlotDefinition = {
  slug: 'polar-lights',
  names: { uk: 'Полярне сяйво', ru: 'Полярное сияние', en: 'Polar Lights' },
  rows: 3,
  evaluation: {
    kind: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
    ],
  },
  coins_per_stake: 20,
  symbols: [
    { id: 'star', role: 'regular', names: { uk: 'Полярна зірка', ru: 'Полярная звезда', en: 'Pole star' }, pays: { 3: 20, 4: 62, 5: 180 } },
    { id: 'snowflake', role: 'regular', names: { uk: 'Сніжинка', ru: 'Снежинка', en: 'Snowflake' }, pays: { 3: 11, 4: 29, 5: 80 } },
    { id: 'ruby', role: 'regular', names: { uk: 'Рубіновий лід', ru: 'Рубиновый лёд', en: 'Ruby ice' }, pays: { 3: 6, 4: 14, 5: 36 } },
    {
      id: 'sapphire',
      role: 'regular',
      names: { uk: 'Сапфіровий лід', ru: 'Сапфировый лёд', en: 'Sapphire ice' },
      pays: { 3: 5, 4: 11, 5: 27 },
    },
    {
      id: 'emerald',
      role: 'regular',
      names: { uk: 'Смарагдовий лід', ru: 'Изумрудный лёд', en: 'Emerald ice' },
      pays: { 3: 4, 4: 9, 5: 22 },
    },
    {
      id: 'amethyst',
      role: 'regular',
      names: { uk: 'Аметистовий лід', ru: 'Аметистовый лёд', en: 'Amethyst ice' },
      pays: { 3: 3, 4: 6, 5: 16 },
    },
    { id: 'topaz', role: 'regular', names: { uk: 'Топазовий лід', ru: 'Топазовый лёд', en: 'Topaz ice' }, pays: { 3: 2, 4: 5, 5: 13 } },
    { id: 'aurora', role: 'wild', names: { uk: 'Сяйво', ru: 'Сияние', en: 'Northern lights' }, pays: {} },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: null,
  mechanic: { kind: 'sticky-wilds' },
  strips: { base: reels, free: reels },
  cap_multiple: 2000,
}
