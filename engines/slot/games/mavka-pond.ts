import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

/**
 * The Pond of the Mavka. Groups of five and more that touch go under, what stands above sinks, and every fall of a round
 * multiplies more. Wreaths on the water open free spins in which the multipliers begin higher.
 */
export const mavkaPond: SlotDefinition = {
  slug: 'mavka-pond',
  names: { uk: 'Став мавки', ru: 'Пруд мавки', en: 'The Mavka’s Pond' },
  rows: 5,
  evaluation: { kind: 'clusters' },
  coins_per_stake: 20,
  symbols: [
    {
      id: 'kingfisher',
      role: 'regular',
      names: { uk: 'Рибалочка', ru: 'Зимородок', en: 'Kingfisher' },
      pays: { 5: 18, 6: 36, 7: 72, 9: 250, 12: 1200 },
    },
    { id: 'frog', role: 'regular', names: { uk: 'Жаба', ru: 'Лягушка', en: 'Frog' }, pays: { 5: 12, 6: 22, 7: 42, 9: 130, 12: 600 } },
    {
      id: 'dragonfly',
      role: 'regular',
      names: { uk: 'Бабка', ru: 'Стрекоза', en: 'Dragonfly' },
      pays: { 5: 7, 6: 12, 7: 24, 9: 76, 12: 380 },
    },
    {
      id: 'lotus',
      role: 'regular',
      names: { uk: 'Латаття', ru: 'Кувшинка', en: 'Water lily' },
      pays: { 5: 5, 6: 8, 7: 15, 9: 50, 12: 250 },
    },
    { id: 'snail', role: 'regular', names: { uk: 'Равлик', ru: 'Улитка', en: 'Snail' }, pays: { 5: 4, 6: 6, 7: 11, 9: 38, 12: 190 } },
    { id: 'pebble', role: 'regular', names: { uk: 'Камінець', ru: 'Камешек', en: 'Pebble' }, pays: { 5: 3, 6: 4, 7: 7, 9: 25, 12: 120 } },
    { id: 'wreath', role: 'scatter', names: { uk: 'Вінок', ru: 'Венок', en: 'Wreath' }, pays: { 4: 3, 5: 20 } },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 4: 8, 5: 12 }, most_spins: 30, multipliers: [1] },
  mechanic: { kind: 'cascades', multipliers: { base: [1, 2, 3, 5], free: [2, 4, 6, 10] } },
  strips: {
    base: strips([
      'snail snail snail dragonfly dragonfly dragonfly wreath lotus lotus lotus kingfisher kingfisher pebble frog pebble pebble frog',
      'lotus lotus lotus frog frog dragonfly dragonfly kingfisher kingfisher snail dragonfly pebble snail pebble wreath pebble snail',
      'lotus lotus lotus snail wreath frog frog dragonfly dragonfly snail kingfisher kingfisher snail pebble pebble pebble dragonfly',
      'kingfisher kingfisher pebble pebble snail dragonfly dragonfly dragonfly frog frog wreath pebble snail lotus lotus snail lotus',
      'kingfisher snail frog wreath dragonfly dragonfly pebble pebble snail lotus lotus pebble dragonfly kingfisher lotus frog snail',
    ]),
    free: strips([
      'snail snail frog snail wreath lotus pebble pebble kingfisher kingfisher lotus lotus dragonfly frog pebble dragonfly frog dragonfly',
      'kingfisher kingfisher dragonfly pebble pebble frog wreath pebble lotus lotus dragonfly frog snail snail lotus frog snail dragonfly',
      'snail pebble pebble dragonfly dragonfly pebble snail snail wreath dragonfly frog frog kingfisher kingfisher lotus lotus frog lotus',
      'dragonfly pebble pebble wreath lotus frog frog pebble frog snail snail kingfisher kingfisher dragonfly dragonfly snail lotus lotus',
      'snail frog snail wreath frog kingfisher lotus dragonfly dragonfly lotus pebble lotus kingfisher pebble pebble snail dragonfly frog',
    ]),
  },
  cap_multiple: 50000,
}
