import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

/**
 * The Kyivan Chronicle. The book stands for any symbol, and three of it open free spins. One symbol is drawn for them: it covers each reel
 * that shows it and pays on all ten lines, adjacent or not. Seldom, and then much.
 */
export const kyivanChronicle: SlotDefinition = {
  slug: 'kyivan-chronicle',
  names: { uk: 'Київський літопис', ru: 'Киевская летопись', en: 'Kyivan Chronicle' },
  rows: 3,
  evaluation: {
    kind: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [1, 2, 2, 2, 1],
      [1, 0, 0, 0, 1],
      [2, 2, 1, 0, 0],
      [0, 0, 1, 2, 2],
      [2, 1, 1, 1, 0],
    ],
  },
  coins_per_stake: 10,
  symbols: [
    { id: 'prince', role: 'regular', names: { uk: 'Князь', ru: 'Князь', en: 'Prince' }, pays: { 2: 5, 3: 70, 4: 600, 5: 3600 } },
    { id: 'falcon', role: 'regular', names: { uk: 'Сокіл', ru: 'Сокол', en: 'Falcon' }, pays: { 2: 3, 3: 30, 4: 250, 5: 1400 } },
    {
      id: 'gate',
      role: 'regular',
      names: { uk: 'Золоті ворота', ru: 'Золотые ворота', en: 'Golden Gate' },
      pays: { 3: 20, 4: 90, 5: 700 },
    },
    { id: 'helmet', role: 'regular', names: { uk: 'Шолом', ru: 'Шлем', en: 'Helmet' }, pays: { 3: 20, 4: 80, 5: 500 } },
    { id: 'scroll', role: 'regular', names: { uk: 'Сувій', ru: 'Свиток', en: 'Scroll' }, pays: { 3: 5, 4: 22, 5: 100 } },
    { id: 'candle', role: 'regular', names: { uk: 'Свічка', ru: 'Свеча', en: 'Candle' }, pays: { 3: 5, 4: 22, 5: 100 } },
    { id: 'inkpot', role: 'regular', names: { uk: 'Каламар', ru: 'Чернильница', en: 'Inkpot' }, pays: { 3: 4, 4: 16, 5: 65 } },
    { id: 'quill', role: 'regular', names: { uk: 'Перо', ru: 'Перо', en: 'Quill' }, pays: { 3: 4, 4: 16, 5: 65 } },
    { id: 'seal', role: 'regular', names: { uk: 'Печатка', ru: 'Печать', en: 'Seal' }, pays: { 3: 4, 4: 16, 5: 65 } },
    { id: 'book', role: 'scatter', names: { uk: 'Літопис', ru: 'Летопись', en: 'Chronicle' }, pays: { 3: 2, 4: 20, 5: 200 } },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 3: 8 }, most_spins: 24, multipliers: [1] },
  mechanic: { kind: 'book' },
  strips: {
    base: strips([
      'helmet quill inkpot helmet candle scroll quill seal falcon prince quill candle inkpot falcon scroll quill helmet book seal gate scroll inkpot seal scroll candle gate inkpot candle',
      'inkpot helmet prince scroll gate inkpot book quill helmet seal inkpot candle seal inkpot candle scroll seal quill falcon candle quill scroll gate falcon seal scroll candle prince',
      'scroll inkpot candle quill inkpot falcon prince seal helmet gate book candle quill scroll inkpot gate quill seal scroll candle quill falcon inkpot scroll helmet gate seal candle',
      'helmet falcon candle gate prince inkpot seal quill inkpot helmet candle scroll gate falcon scroll seal quill inkpot seal helmet candle quill inkpot book quill prince candle scroll',
      'inkpot quill candle seal inkpot quill prince scroll seal candle quill falcon scroll helmet inkpot candle falcon gate scroll book quill helmet inkpot gate candle helmet scroll seal',
    ]),
    free: strips([
      'candle helmet quill scroll inkpot book falcon scroll quill gate helmet seal quill scroll helmet seal candle inkpot seal candle inkpot seal scroll inkpot candle falcon prince gate',
      'scroll inkpot gate seal helmet candle seal scroll book quill candle scroll quill gate seal helmet quill inkpot prince falcon candle seal prince inkpot scroll quill candle falcon',
      'seal falcon inkpot candle seal scroll quill gate book candle gate scroll inkpot prince scroll falcon helmet candle inkpot scroll seal candle quill seal inkpot quill helmet gate',
      'inkpot seal scroll inkpot seal scroll quill candle inkpot prince gate book quill gate candle falcon helmet candle scroll falcon inkpot quill helmet scroll seal prince helmet quill',
      'seal gate candle inkpot seal scroll candle inkpot helmet quill inkpot scroll prince book candle inkpot scroll candle seal gate falcon quill helmet falcon quill scroll helmet quill',
    ]),
  },
  cap_multiple: 90_000,
}
