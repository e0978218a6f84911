import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

/**
 * Carpathian Nights. A mountain meadow after dark, beasts at the edge of the firs. 243 ways: a symbol pays on any row, reel after
 * reel. The full moon stands for any of them. Three campfires light free spins whose multiplier grows with every spin, up
 * to six; new campfires add more.
 */
export const carpathianNights: SlotDefinition = {
  slug: 'carpathian-nights',
  names: { uk: 'Карпатські ночі', ru: 'Карпатские ночи', en: 'Carpathian Nights' },
  rows: 3,
  evaluation: { kind: 'ways' },
  coins_per_stake: 20,
  symbols: [
    { id: 'wolf', role: 'regular', names: { uk: 'Вовк', ru: 'Волк', en: 'Wolf' }, pays: { 3: 45, 4: 120, 5: 500 } },
    { id: 'bear', role: 'regular', names: { uk: 'Ведмідь', ru: 'Медведь', en: 'Bear' }, pays: { 3: 30, 4: 100, 5: 300 } },
    { id: 'deer', role: 'regular', names: { uk: 'Олень', ru: 'Олень', en: 'Deer' }, pays: { 3: 20, 4: 65, 5: 200 } },
    { id: 'owl', role: 'regular', names: { uk: 'Сова', ru: 'Сова', en: 'Owl' }, pays: { 3: 20, 4: 50, 5: 150 } },
    {
      id: 'horn',
      role: 'regular',
      names: { uk: 'Мисливський ріг', ru: 'Охотничий рог', en: 'Hunting horn' },
      pays: { 3: 15, 4: 40, 5: 150 },
    },
    { id: 'hut', role: 'regular', names: { uk: 'Колиба', ru: 'Колыба', en: 'Kolyba hut' }, pays: { 3: 15, 4: 40, 5: 150 } },
    { id: 'mushroom', role: 'regular', names: { uk: 'Гриб', ru: 'Гриб', en: 'Mushroom' }, pays: { 3: 10, 4: 25, 5: 60 } },
    { id: 'fir', role: 'regular', names: { uk: 'Смерека', ru: 'Ель', en: 'Fir' }, pays: { 3: 10, 4: 25, 5: 60 } },
    { id: 'fern', role: 'regular', names: { uk: 'Папороть', ru: 'Папоротник', en: 'Fern' }, pays: { 3: 8, 4: 15, 5: 50 } },
    { id: 'chestnut', role: 'regular', names: { uk: 'Каштан', ru: 'Каштан', en: 'Chestnut' }, pays: { 3: 8, 4: 15, 5: 50 } },
    { id: 'moon', role: 'wild', names: { uk: 'Повний місяць', ru: 'Полная луна', en: 'Full moon' }, pays: {} },
    { id: 'campfire', role: 'scatter', names: { uk: 'Ватра', ru: 'Костёр', en: 'Campfire' }, pays: { 3: 2, 4: 10, 5: 50 } },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 3: 10, 4: 12, 5: 15 }, most_spins: 30, multipliers: [1, 2, 3, 4, 5, 6] },
  strips: {
    base: strips([
      'fern chestnut wolf mushroom fir chestnut fern hut mushroom owl fern bear wolf hut chestnut deer fern horn chestnut owl deer chestnut fir campfire hut chestnut deer horn fir chestnut mushroom fir bear horn mushroom owl',
      'chestnut fir horn mushroom fern chestnut owl bear fir hut fern chestnut mushroom bear deer fern owl chestnut fir hut mushroom chestnut fir hut owl chestnut wolf deer campfire wolf moon mushroom horn fern deer horn',
      'chestnut fir mushroom chestnut owl horn hut fern mushroom hut fern owl hut wolf horn mushroom fir wolf fern bear chestnut campfire mushroom chestnut owl deer fir fern moon horn chestnut fir deer chestnut bear deer',
      'chestnut horn owl fern bear deer chestnut owl horn moon chestnut mushroom fern deer hut fir mushroom chestnut wolf owl fir mushroom hut deer wolf fern hut bear chestnut fir campfire horn fir chestnut fern mushroom',
      'horn fern mushroom chestnut fern owl fir horn mushroom chestnut deer fir bear hut chestnut fir owl hut deer horn chestnut owl deer fir hut chestnut campfire fern chestnut wolf bear mushroom chestnut fern mushroom wolf',
    ]),
    free: strips([
      'mushroom horn wolf chestnut hut fern owl mushroom bear chestnut fir fern mushroom fir bear chestnut horn wolf chestnut hut deer fern campfire chestnut deer owl fir chestnut horn mushroom chestnut owl fern fir hut deer',
      'mushroom horn chestnut fir wolf mushroom deer hut bear campfire moon bear chestnut horn deer fir mushroom fern moon chestnut horn owl fir chestnut owl mushroom fir fern hut wolf deer fern hut owl chestnut fern',
      'owl hut mushroom fir chestnut wolf mushroom hut horn fir deer chestnut mushroom fern deer bear fir horn campfire fir hut fern owl deer wolf horn fern moon chestnut owl bear mushroom chestnut fern moon chestnut',
      'wolf bear mushroom wolf moon fern horn deer owl chestnut moon fir fern deer fir fern chestnut fir mushroom owl horn chestnut fern mushroom bear hut horn chestnut hut mushroom owl deer campfire chestnut hut fir',
      'campfire horn chestnut owl wolf mushroom fern owl mushroom horn bear mushroom fern owl hut chestnut fir fern chestnut deer fern fir wolf deer chestnut horn fir bear deer chestnut mushroom hut chestnut fir hut chestnut',
    ]),
  },
  cap_multiple: 15_000,
}
