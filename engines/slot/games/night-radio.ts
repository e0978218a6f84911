import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

const base = strips([
  'vinyl bolt cocktail bolt note skate glasses cassette note cassette bolt microphone glasses bolt cocktail glasses cocktail vinyl bolt glasses cocktail bolt microphone glasses bolt cocktail skate bolt cocktail microphone bolt cocktail',
  'cassette skate microphone note glasses note skate microphone cassette glasses cocktail skate note bolt skate note cocktail cassette bolt skate note skate vinyl note skate note vinyl skate mast cassette skate note',
  'note cocktail bolt microphone mast cocktail glasses note skate glasses cocktail bolt glasses cocktail microphone bolt glasses cocktail cassette vinyl bolt cocktail headphones skate glasses vinyl bolt microphone glasses note cassette microphone',
  'cocktail bolt skate headphones skate cassette note cocktail skate glasses note cassette bolt vinyl cassette cocktail microphone skate note glasses skate note microphone mast note cassette microphone note skate vinyl bolt glasses',
  'glasses skate microphone note cocktail glasses cocktail bolt cassette glasses vinyl mast cassette cocktail skate bolt note skate cocktail glasses bolt microphone cocktail bolt cassette microphone note glasses bolt vinyl skate note',
])

const free = strips([
  'cassette bolt vinyl glasses cocktail cassette note microphone cocktail glasses bolt vinyl microphone note skate bolt note cocktail cassette glasses bolt skate glasses bolt cocktail microphone vinyl bolt cocktail skate glasses cocktail',
  'skate note bolt cassette note skate vinyl cassette glasses note headphones skate cassette cocktail microphone note vinyl mast skate microphone note skate cocktail bolt note headphones glasses skate cocktail skate note cassette',
  'glasses microphone cocktail cassette vinyl note bolt cocktail microphone skate glasses bolt cocktail glasses bolt headphones microphone bolt cocktail glasses mast vinyl skate cocktail glasses headphones microphone bolt note cocktail cassette note',
  'note bolt glasses note skate cocktail microphone headphones skate note microphone bolt note vinyl cocktail skate bolt cassette vinyl note cocktail glasses cassette headphones skate note cassette glasses mast cassette skate microphone',
  'glasses vinyl cassette microphone note vinyl glasses skate cassette note mast cocktail bolt glasses skate cassette microphone note glasses bolt note cocktail bolt microphone cocktail bolt glasses skate cocktail skate bolt cocktail',
])

/**
 * Night Radio. A station on a roof, after midnight. Ways pay from the left; the dial above the reels stops on a number that multiplies
 * everything of its spin. On the air the small numbers are gone from the dial.
 */
export const nightRadio: SlotDefinition = {
  slug: 'night-radio',
  names: { uk: 'Нічне радіо', ru: 'Ночное радио', en: 'Night Radio' },
  rows: 3,
  evaluation: { kind: 'ways' },
  coins_per_stake: 20,
  symbols: [
    { id: 'vinyl', role: 'regular', names: { uk: 'Платівка', ru: 'Пластинка', en: 'Record' }, pays: { 3: 16, 4: 70, 5: 450 } },
    { id: 'microphone', role: 'regular', names: { uk: 'Мікрофон', ru: 'Микрофон', en: 'Microphone' }, pays: { 3: 12, 4: 42, 5: 210 } },
    { id: 'cassette', role: 'regular', names: { uk: 'Касета', ru: 'Кассета', en: 'Cassette' }, pays: { 3: 8, 4: 30, 5: 120 } },
    { id: 'glasses', role: 'regular', names: { uk: 'Окуляри', ru: 'Очки', en: 'Sunglasses' }, pays: { 3: 6, 4: 20, 5: 80 } },
    { id: 'skate', role: 'regular', names: { uk: 'Ролик', ru: 'Ролик', en: 'Roller skate' }, pays: { 3: 4, 4: 13, 5: 50 } },
    { id: 'cocktail', role: 'regular', names: { uk: 'Коктейль', ru: 'Коктейль', en: 'Cocktail' }, pays: { 3: 3, 4: 10, 5: 36 } },
    { id: 'note', role: 'regular', names: { uk: 'Нота', ru: 'Нота', en: 'Note' }, pays: { 3: 2, 4: 7, 5: 24 } },
    { id: 'bolt', role: 'regular', names: { uk: 'Блискавка', ru: 'Молния', en: 'Bolt' }, pays: { 3: 2, 4: 5, 5: 16 } },
    { id: 'headphones', role: 'wild', names: { uk: 'Навушники', ru: 'Наушники', en: 'Headphones' }, pays: {} },
    { id: 'mast', role: 'scatter', names: { uk: 'Радіощогла', ru: 'Радиомачта', en: 'Radio mast' }, pays: { 3: 2, 4: 20 } },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 3: 10, 4: 20 }, most_spins: 40, multipliers: [1] },
  mechanic: {
    kind: 'multiplier-reel',
    reel: {
      base: [1, 2, 1, 3, 1, 1, 2, 1, 5, 1, 1, 3, 1, 2, 1, 10, 1, 1, 2, 1],
      free: [5, 10, 5, 15, 5, 10, 5, 50, 10, 5],
    },
  },
  strips: { base, free },
  cap_multiple: 150_000,
}
