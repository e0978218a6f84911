import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

const reels = strips([
  'watermelon apple cherries blueberries apple pear cherries grapes apple blueberries pear grapes apple cherries blueberries honey-pot watermelon cherries grapes pear blueberries cherries sunflower blueberries pear honey-pot sunflower grapes cherries watermelon blueberries pear',
  'grapes honey-pot watermelon blueberries cherries watermelon sunflower cherries pear bee apple honey-pot pear apple grapes blueberries apple grapes cherries pear grapes blueberries pear cherries bee pear sunflower blueberries cherries apple blueberries watermelon',
  'bee pear grapes cherries honey-pot pear apple cherries watermelon grapes blueberries cherries sunflower apple cherries honey-pot pear blueberries watermelon grapes apple pear blueberries bee sunflower cherries blueberries grapes watermelon apple cherries blueberries',
  'blueberries sunflower apple bee blueberries grapes bee cherries blueberries honey-pot grapes pear cherries watermelon grapes apple pear watermelon cherries honey-pot pear blueberries cherries pear sunflower cherries grapes pear apple blueberries watermelon apple',
  'blueberries cherries apple blueberries watermelon grapes cherries pear grapes blueberries cherries watermelon sunflower blueberries apple pear honey-pot cherries apple pear cherries honey-pot grapes apple cherries pear blueberries grapes sunflower apple watermelon pear',
])

/**
 * Golden Orchard. An August morning in an orchard near Poltava: fruit, sunflowers and bees. The calm game of the house: a win
 * on about every third spin, no bonus round to wait for. The honeybee stands for any fruit and doubles each line it helps;
 * honey pots pay wherever they stop.
 */
export const goldenOrchard: SlotDefinition = {
  slug: 'golden-orchard',
  names: { uk: 'Золотий сад', ru: 'Золотой сад', en: 'Golden Orchard' },
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
    { id: 'sunflower', role: 'regular', names: { uk: 'Соняшник', ru: 'Подсолнух', en: 'Sunflower' }, pays: { 3: 20, 4: 70, 5: 300 } },
    { id: 'watermelon', role: 'regular', names: { uk: 'Кавун', ru: 'Арбуз', en: 'Watermelon' }, pays: { 3: 15, 4: 50, 5: 150 } },
    { id: 'grapes', role: 'regular', names: { uk: 'Виноград', ru: 'Виноград', en: 'Grapes' }, pays: { 3: 10, 4: 25, 5: 80 } },
    { id: 'apple', role: 'regular', names: { uk: 'Яблуко', ru: 'Яблоко', en: 'Apple' }, pays: { 3: 8, 4: 25, 5: 75 } },
    { id: 'pear', role: 'regular', names: { uk: 'Груша', ru: 'Груша', en: 'Pear' }, pays: { 3: 5, 4: 12, 5: 40 } },
    { id: 'cherries', role: 'regular', names: { uk: 'Вишні', ru: 'Вишни', en: 'Cherries' }, pays: { 3: 4, 4: 10, 5: 30 } },
    { id: 'blueberries', role: 'regular', names: { uk: 'Чорниця', ru: 'Черника', en: 'Blueberries' }, pays: { 3: 4, 4: 10, 5: 25 } },
    { id: 'bee', role: 'wild', names: { uk: 'Бджілка', ru: 'Пчёлка', en: 'Honeybee' }, pays: {} },
    { id: 'honey-pot', role: 'scatter', names: { uk: 'Глечик меду', ru: 'Горшочек мёда', en: 'Honey pot' }, pays: { 3: 3, 4: 15, 5: 100 } },
  ],
  wild: { multiplier: 2, expands: 'never' },
  free_spins: null,
  strips: { base: reels, free: reels },
  cap_multiple: 500,
}
