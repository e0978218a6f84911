import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

const base = strips([
  'parcel bicycle mailbox parcel quill steamer parcel letter quill mailbox bag seal train seal mailbox parcel seal train parcel seal bicycle quill mailbox seal horn bicycle bag steamer seal bag parcel seal steamer mailbox letter',
  'mailbox bag bicycle mailbox quill bag steamer quill seal parcel steamer quill seal horn bag quill train bicycle bag quill parcel bag bicycle quill train letter bag seal mailbox bag bicycle quill parcel letter',
  'letter quill train horn steamer seal parcel bag bicycle mailbox train steamer parcel gold seal bicycle quill bag mailbox parcel quill mailbox parcel bag seal mailbox letter parcel seal mailbox steamer parcel train mailbox bicycle',
  'steamer parcel bicycle seal quill bicycle quill train horn bag steamer letter bag train quill parcel mailbox quill parcel steamer seal bicycle letter bag bicycle mailbox bag seal quill gold bag mailbox seal quill bag',
  'seal parcel pigeon bicycle quill seal mailbox parcel quill seal parcel mailbox bicycle seal mailbox train quill bag parcel steamer quill train parcel seal bag pigeon bicycle steamer mailbox bag parcel train bicycle mailbox steamer bag',
])

const free = strips([
  'quill parcel letter seal parcel train seal mailbox bicycle quill steamer seal bag letter quill parcel bicycle train letter mailbox bicycle parcel mailbox seal steamer bag seal parcel steamer letter horn mailbox seal bag mailbox',
  'letter steamer bicycle quill seal bag parcel bicycle train bag bicycle quill bag mailbox quill seal parcel letter steamer quill letter bag quill train bag parcel quill gold bicycle mailbox letter bag seal horn mailbox',
  'quill bag parcel bicycle gold seal parcel mailbox seal steamer train letter bag mailbox horn train parcel letter bag mailbox bicycle parcel letter mailbox seal quill steamer mailbox seal letter train quill parcel bicycle steamer',
  'parcel steamer bag quill letter steamer gold quill bicycle bag quill bicycle bag letter seal steamer bag quill seal mailbox train horn seal parcel train letter mailbox bicycle quill parcel bicycle letter seal bag mailbox',
  'bicycle quill mailbox bag train pigeon mailbox quill seal parcel bicycle bag seal pigeon steamer train seal mailbox bicycle pigeon quill parcel steamer mailbox seal pigeon quill steamer train parcel pigeon bag parcel bicycle bag parcel',
])

/**
 * Pigeon Post. Stamps, envelopes and a loft over the roofs. Each letter carries a sum, and a pigeon on the last reel gathers all letters in
 * sight; in the free spins every pigeon brings more than the one before it.
 */
export const pigeonPost: SlotDefinition = {
  slug: 'pigeon-post',
  names: { uk: 'Голубина пошта', ru: 'Голубиная почта', en: 'Pigeon Post' },
  rows: 4,
  evaluation: { kind: 'ways' },
  coins_per_stake: 20,
  symbols: [
    { id: 'train', role: 'regular', names: { uk: 'Поїзд', ru: 'Поезд', en: 'Train' }, pays: { 3: 10, 4: 34, 5: 130 } },
    { id: 'steamer', role: 'regular', names: { uk: 'Пароплав', ru: 'Пароход', en: 'Steamer' }, pays: { 3: 8, 4: 24, 5: 75 } },
    { id: 'bicycle', role: 'regular', names: { uk: 'Велосипед', ru: 'Велосипед', en: 'Bicycle' }, pays: { 3: 5, 4: 15, 5: 45 } },
    { id: 'mailbox', role: 'regular', names: { uk: 'Поштова скринька', ru: 'Почтовый ящик', en: 'Mailbox' }, pays: { 3: 4, 4: 10, 5: 30 } },
    { id: 'bag', role: 'regular', names: { uk: 'Сумка листоноші', ru: 'Сумка почтальона', en: 'Mailbag' }, pays: { 3: 3, 4: 7, 5: 20 } },
    { id: 'parcel', role: 'regular', names: { uk: 'Посилка', ru: 'Посылка', en: 'Parcel' }, pays: { 3: 2, 4: 5, 5: 14 } },
    { id: 'quill', role: 'regular', names: { uk: 'Перо', ru: 'Перо', en: 'Quill' }, pays: { 3: 1, 4: 4, 5: 10 } },
    { id: 'seal', role: 'regular', names: { uk: 'Печатка', ru: 'Печать', en: 'Seal' }, pays: { 3: 1, 4: 3, 5: 8 } },
    { id: 'gold', role: 'wild', names: { uk: 'Золота марка', ru: 'Золотая марка', en: 'Gold stamp' }, pays: {} },
    { id: 'letter', role: 'coin', names: { uk: 'Лист', ru: 'Письмо', en: 'Letter' }, pays: {} },
    { id: 'pigeon', role: 'collector', names: { uk: 'Голуб', ru: 'Голубь', en: 'Pigeon' }, pays: {} },
    { id: 'horn', role: 'scatter', names: { uk: 'Поштовий ріжок', ru: 'Почтовый рожок', en: 'Post horn' }, pays: { 3: 2, 4: 10 } },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 3: 10, 4: 15 }, most_spins: 32, multipliers: [1] },
  mechanic: {
    kind: 'collect',
    sums: [
      { coins: 5, weight: 100 },
      { coins: 10, weight: 72 },
      { coins: 20, weight: 48 },
      { coins: 40, weight: 21 },
      { coins: 100, weight: 12 },
      { coins: 400, weight: 3 },
    ],
    raises: [1, 2, 3, 4, 5, 6, 8, 10],
  },
  strips: { base, free },
  cap_multiple: 30_000,
}
