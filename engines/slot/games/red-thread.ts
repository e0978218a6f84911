import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

const reels = strips([
  'rooster cross star bud star tree cross rose cross rose bud two-stars field cross bud two-crosses field bud two-fields rose tree field two-crosses rose two-fields two-trees field two-roosters two-roses two-buds star',
  'two-crosses rose field cross star tree bud needle star rooster two-trees field two-stars two-fields bud cross bud two-roses star tree field needle two-buds cross field rose two-crosses two-roosters two-fields cross rose bud',
  'cross bud two-crosses bud field two-roses tree cross tree two-stars rose cross rose star rooster two-buds two-crosses bud field cross field rose two-trees needle bud two-roosters rose two-fields needle star field star',
])

/**
 * Red Thread. Red and black crosses on linen: three reels, five lines, nothing to wait for. Some cells hold a pair, and a pair is two: a line
 * of three cells pays for up to six alike, and two cells are enough for three.
 */
export const redThread: SlotDefinition = {
  slug: 'red-thread',
  names: { uk: 'Червона нитка', ru: 'Красная нить', en: 'Red Thread' },
  rows: 3,
  evaluation: {
    kind: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
  },
  coins_per_stake: 20,
  symbols: [
    { id: 'rooster', role: 'regular', names: { uk: 'Півень', ru: 'Петух', en: 'Rooster' }, pays: { 3: 100, 4: 200, 5: 500, 6: 1500 } },
    {
      id: 'tree',
      role: 'regular',
      names: { uk: 'Дерево життя', ru: 'Древо жизни', en: 'Tree of life' },
      pays: { 3: 60, 4: 120, 5: 240, 6: 600 },
    },
    { id: 'star', role: 'regular', names: { uk: 'Зірка', ru: 'Звезда', en: 'Star' }, pays: { 3: 36, 4: 72, 5: 150, 6: 360 } },
    { id: 'rose', role: 'regular', names: { uk: 'Ружа', ru: 'Роза', en: 'Rose' }, pays: { 3: 26, 4: 50, 5: 100, 6: 240 } },
    { id: 'bud', role: 'regular', names: { uk: 'Пуп’янок', ru: 'Бутон', en: 'Bud' }, pays: { 3: 16, 4: 32, 5: 60, 6: 150 } },
    { id: 'field', role: 'regular', names: { uk: 'Поле', ru: 'Поле', en: 'Field' }, pays: { 3: 12, 4: 24, 5: 46, 6: 120 } },
    { id: 'cross', role: 'regular', names: { uk: 'Хрест', ru: 'Крест', en: 'Cross' }, pays: { 3: 9, 4: 18, 5: 36, 6: 90 } },
    { id: 'two-roosters', role: 'pair', of: 'rooster', names: { uk: 'Два півні', ru: 'Два петуха', en: 'Two roosters' }, pays: {} },
    { id: 'two-trees', role: 'pair', of: 'tree', names: { uk: 'Два дерева', ru: 'Два дерева', en: 'Two trees' }, pays: {} },
    { id: 'two-stars', role: 'pair', of: 'star', names: { uk: 'Дві зірки', ru: 'Две звезды', en: 'Two stars' }, pays: {} },
    { id: 'two-roses', role: 'pair', of: 'rose', names: { uk: 'Дві ружі', ru: 'Две розы', en: 'Two roses' }, pays: {} },
    { id: 'two-buds', role: 'pair', of: 'bud', names: { uk: 'Два пуп’янки', ru: 'Два бутона', en: 'Two buds' }, pays: {} },
    { id: 'two-fields', role: 'pair', of: 'field', names: { uk: 'Два поля', ru: 'Два поля', en: 'Two fields' }, pays: {} },
    { id: 'two-crosses', role: 'pair', of: 'cross', names: { uk: 'Два хрести', ru: 'Два креста', en: 'Two crosses' }, pays: {} },
    { id: 'needle', role: 'wild', names: { uk: 'Голка', ru: 'Игла', en: 'Needle' }, pays: {} },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: null,
  mechanic: { kind: 'pairs' },
  strips: { base: reels, free: reels },
  cap_multiple: 100,
}
