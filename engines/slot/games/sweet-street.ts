import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

/**
 * Sweet Street. A confectioner's window: every column gets from two to seven shelves anew in each spin, so there are from 64 to 117,649
 * ways. In the free spins there are three shelves at least, and each that wins raises the multiplier of those after it.
 */
export const sweetStreet: SlotDefinition = {
  slug: 'sweet-street',
  names: { uk: 'Солодка вулиця', ru: 'Сладкая улица', en: 'Sweet Street' },
  rows: 7,
  evaluation: { kind: 'ways' },
  coins_per_stake: 20,
  symbols: [
    { id: 'cake', role: 'regular', names: { uk: 'Торт', ru: 'Торт', en: 'Cake' }, pays: { 3: 8, 4: 16, 5: 36, 6: 100 } },
    { id: 'gingerbread', role: 'regular', names: { uk: 'Медівник', ru: 'Пряник', en: 'Gingerbread' }, pays: { 3: 5, 4: 10, 5: 18, 6: 50 } },
    { id: 'poppy-roll', role: 'regular', names: { uk: 'Маківник', ru: 'Маковник', en: 'Poppy roll' }, pays: { 3: 3, 4: 5, 5: 12, 6: 30 } },
    { id: 'doughnut', role: 'regular', names: { uk: 'Пампух', ru: 'Пончик', en: 'Doughnut' }, pays: { 3: 2, 4: 4, 5: 8, 6: 22 } },
    { id: 'croissant', role: 'regular', names: { uk: 'Рогалик', ru: 'Рогалик', en: 'Croissant' }, pays: { 3: 1, 4: 3, 5: 6, 6: 18 } },
    { id: 'macaron', role: 'regular', names: { uk: 'Макарун', ru: 'Макарун', en: 'Macaron' }, pays: { 3: 1, 4: 2, 5: 5, 6: 12 } },
    { id: 'lollipop', role: 'regular', names: { uk: 'Льодяник', ru: 'Леденец', en: 'Lollipop' }, pays: { 3: 1, 4: 2, 5: 4, 6: 10 } },
    { id: 'candy', role: 'regular', names: { uk: 'Цукерка', ru: 'Конфета', en: 'Candy' }, pays: { 4: 1, 5: 3, 6: 8 } },
    { id: 'jelly', role: 'regular', names: { uk: 'Желейка', ru: 'Мармеладка', en: 'Jelly' }, pays: { 4: 1, 5: 3, 6: 6 } },
    { id: 'cream', role: 'wild', names: { uk: 'Крем із вишнею', ru: 'Крем с вишней', en: 'Cream with a cherry' }, pays: {} },
    { id: 'teapot', role: 'scatter', names: { uk: 'Чайник', ru: 'Чайник', en: 'Teapot' }, pays: { 4: 3, 5: 10, 6: 50 } },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 4: 8, 5: 12, 6: 16 }, most_spins: 24, multipliers: [1, 2, 3, 4, 5, 6, 7, 8], multiplies_by: 'win' },
  mechanic: {
    kind: 'varying-rows',
    least: 2,
    weights: { base: [20, 48, 64, 64, 40, 20], free: [0, 40, 64, 72, 52, 28] },
  },
  strips: {
    base: strips([
      'candy croissant poppy-roll poppy-roll jelly jelly macaron candy candy cake jelly jelly poppy-roll doughnut doughnut croissant croissant lollipop lollipop macaron macaron doughnut lollipop lollipop teapot gingerbread gingerbread cake',
      'lollipop croissant croissant candy lollipop lollipop cream doughnut doughnut cake macaron jelly jelly jelly poppy-roll poppy-roll teapot croissant croissant candy candy candy gingerbread gingerbread doughnut macaron macaron',
      'lollipop lollipop jelly jelly macaron macaron doughnut doughnut cream lollipop lollipop gingerbread gingerbread poppy-roll poppy-roll candy candy candy teapot poppy-roll cake croissant croissant jelly doughnut macaron',
      'jelly jelly jelly cake macaron macaron poppy-roll poppy-roll croissant croissant candy candy lollipop lollipop doughnut croissant macaron macaron teapot jelly cake doughnut doughnut candy candy cream gingerbread gingerbread',
      'doughnut doughnut jelly jelly cake lollipop lollipop lollipop croissant croissant poppy-roll poppy-roll macaron macaron croissant croissant candy candy candy jelly jelly lollipop poppy-roll macaron cream teapot gingerbread gingerbread',
      'doughnut doughnut macaron macaron cream cake macaron macaron doughnut candy poppy-roll poppy-roll lollipop lollipop gingerbread gingerbread teapot cake croissant jelly jelly jelly candy candy candy lollipop croissant croissant',
    ]),
    free: strips([
      'jelly jelly macaron macaron lollipop lollipop cake jelly jelly doughnut doughnut lollipop lollipop gingerbread gingerbread candy candy teapot croissant croissant poppy-roll cake candy candy poppy-roll poppy-roll doughnut macaron croissant',
      'candy candy candy croissant croissant poppy-roll poppy-roll doughnut doughnut gingerbread gingerbread candy jelly jelly jelly gingerbread lollipop lollipop cream macaron macaron cake cream doughnut macaron lollipop lollipop teapot croissant croissant cake',
      'teapot poppy-roll poppy-roll jelly cake cream macaron lollipop lollipop poppy-roll candy macaron macaron jelly jelly gingerbread gingerbread croissant croissant cake doughnut candy candy candy lollipop lollipop doughnut doughnut',
      'jelly jelly jelly macaron macaron doughnut cake cream poppy-roll poppy-roll gingerbread macaron macaron croissant lollipop lollipop jelly cake candy candy teapot cream gingerbread gingerbread doughnut doughnut candy candy croissant croissant',
      'jelly jelly croissant croissant lollipop jelly jelly cake doughnut doughnut poppy-roll poppy-roll gingerbread gingerbread cream macaron macaron candy candy candy cake macaron poppy-roll croissant croissant lollipop lollipop lollipop teapot',
      'jelly jelly jelly doughnut candy candy candy poppy-roll poppy-roll doughnut doughnut croissant lollipop lollipop cream macaron macaron croissant croissant cake teapot macaron macaron gingerbread gingerbread cake lollipop candy',
    ]),
  },
  cap_multiple: 130_000,
}
