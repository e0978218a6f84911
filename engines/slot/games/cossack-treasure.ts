import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

/**
 * Cossack Treasure. A chaika comes home down the Dnipro with a chest that takes three keys. The stormy game of the house: long calms,
 * then free spins in which crossed sabres cover whole reels. Keys found on the way prolong them.
 */
export const cossackTreasure: SlotDefinition = {
  slug: 'cossack-treasure',
  names: { uk: 'Козацький скарб', ru: 'Казацкий клад', en: 'Cossack Treasure' },
  rows: 4,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2],
      [3, 3, 3, 3, 3],
      [0, 1, 2, 1, 0],
      [3, 2, 1, 2, 3],
      [1, 2, 3, 2, 1],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 0, 0],
      [3, 3, 2, 3, 3],
      [1, 0, 0, 0, 1],
      [2, 3, 3, 3, 2],
      [0, 1, 1, 1, 0],
      [3, 2, 2, 2, 3],
      [1, 1, 2, 1, 1],
      [2, 2, 1, 2, 2],
      [0, 1, 0, 1, 0],
      [3, 2, 3, 2, 3],
      [1, 2, 1, 2, 1],
      [2, 1, 2, 1, 2],
    ],
  },
  coins_per_stake: 20,
  symbols: [
    {
      id: 'purse',
      role: 'regular',
      names: { uk: 'Калитка з золотом', ru: 'Кошель с золотом', en: 'Purse of gold' },
      pays: { 3: 80, 4: 500, 5: 3000 },
    },
    { id: 'horse', role: 'regular', names: { uk: 'Кінь', ru: 'Конь', en: 'Horse' }, pays: { 3: 50, 4: 250, 5: 1200 } },
    { id: 'chaika', role: 'regular', names: { uk: 'Чайка', ru: 'Чайка', en: 'Chaika boat' }, pays: { 3: 40, 4: 200, 5: 800 } },
    { id: 'gem', role: 'regular', names: { uk: 'Самоцвіт', ru: 'Самоцвет', en: 'Gem' }, pays: { 3: 25, 4: 75, 5: 400 } },
    { id: 'ring', role: 'regular', names: { uk: 'Перстень', ru: 'Перстень', en: 'Ring' }, pays: { 3: 25, 4: 75, 5: 400 } },
    { id: 'shield', role: 'regular', names: { uk: 'Щит', ru: 'Щит', en: 'Shield' }, pays: { 3: 15, 4: 50, 5: 200 } },
    { id: 'compass', role: 'regular', names: { uk: 'Компас', ru: 'Компас', en: 'Compass' }, pays: { 3: 12, 4: 45, 5: 200 } },
    { id: 'anchor', role: 'regular', names: { uk: 'Якір', ru: 'Якорь', en: 'Anchor' }, pays: { 3: 6, 4: 25, 5: 100 } },
    { id: 'drum', role: 'regular', names: { uk: 'Барабан', ru: 'Барабан', en: 'Drum' }, pays: { 3: 6, 4: 25, 5: 100 } },
    { id: 'coin', role: 'regular', names: { uk: 'Монета', ru: 'Монета', en: 'Coin' }, pays: { 3: 5, 4: 20, 5: 80 } },
    { id: 'sabres', role: 'wild', names: { uk: 'Шаблі', ru: 'Сабли', en: 'Sabres' }, pays: {} },
    {
      id: 'key',
      role: 'scatter',
      names: { uk: 'Ключ від скрині', ru: 'Ключ от сундука', en: 'Key to the chest' },
      pays: { 3: 2, 4: 20, 5: 100 },
    },
  ],
  wild: { multiplier: 1, expands: 'in-free-spins' },
  free_spins: { awards: { 3: 8, 4: 10, 5: 15 }, most_spins: 40, multipliers: [1] },
  strips: {
    base: strips([
      'shield key anchor compass ring coin horse compass purse gem ring anchor chaika coin purse gem drum anchor chaika gem shield coin anchor compass drum coin gem horse drum ring anchor shield chaika horse drum coin shield compass drum ring',
      'compass chaika anchor gem drum ring purse coin drum ring shield horse purse anchor compass sabres gem chaika anchor horse drum ring shield anchor compass drum chaika anchor shield coin drum horse key coin gem shield compass coin gem ring',
      'anchor compass gem shield chaika sabres compass anchor gem drum ring purse compass horse drum ring anchor coin shield key horse purse anchor coin drum gem ring shield coin chaika horse compass drum coin chaika anchor gem drum ring shield',
      'compass anchor drum coin gem anchor horse ring drum shield compass gem ring purse horse shield gem anchor coin drum ring chaika anchor compass coin key purse chaika drum coin compass ring shield anchor sabres chaika drum shield horse gem',
      'coin drum anchor ring shield compass gem coin ring drum horse shield compass anchor gem ring chaika horse anchor drum compass coin shield horse anchor coin chaika ring gem anchor key drum purse chaika gem coin drum shield compass purse',
    ]),
    free: strips([
      'horse coin drum gem chaika compass horse coin shield ring drum gem compass anchor drum coin shield ring anchor chaika gem coin drum compass horse gem shield ring key anchor coin chaika purse drum ring anchor purse compass shield anchor',
      'anchor drum gem sabres shield compass gem drum anchor horse compass key ring anchor sabres horse ring anchor compass drum gem ring shield anchor gem drum purse compass chaika ring shield coin drum chaika shield purse horse sabres coin chaika',
      'gem anchor drum horse compass gem drum sabres chaika compass anchor coin ring shield anchor gem compass ring horse anchor key shield ring chaika purse shield horse sabres drum compass chaika gem anchor drum sabres ring coin drum shield purse',
      'gem drum anchor sabres ring shield compass drum ring shield anchor coin key sabres anchor ring compass shield gem horse chaika compass gem drum purse coin ring drum chaika sabres shield anchor horse gem purse compass anchor drum chaika horse',
      'gem horse shield anchor compass drum shield gem chaika coin anchor horse shield drum compass ring coin chaika compass anchor purse drum ring anchor coin purse horse gem ring drum key shield coin compass anchor drum gem chaika ring coin',
    ]),
  },
  cap_multiple: 40_000,
}
