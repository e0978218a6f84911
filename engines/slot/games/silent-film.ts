import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

const base = strips([
  'gramophone ticket clapper projector megaphone camera diva ticket megaphone gramophone gentleman clapper megaphone locomotive ticket clapper camera ticket locomotive diva ticket megaphone gramophone camera locomotive gramophone clapper gentleman',
  'locomotive megaphone camera diva clapper megaphone ticket film camera megaphone clapper locomotive ticket gentleman gramophone clapper locomotive gramophone ticket clapper megaphone gramophone gentleman diva film gentleman camera projector gramophone ticket',
  'clapper film megaphone clapper diva ticket camera gentleman locomotive film gramophone locomotive clapper projector gramophone locomotive megaphone camera gentleman film ticket megaphone clapper ticket gramophone diva camera gramophone megaphone ticket',
  'gramophone clapper camera projector film diva clapper camera ticket megaphone film gentleman gramophone clapper locomotive megaphone gentleman diva megaphone ticket locomotive gramophone clapper camera gramophone locomotive ticket gentleman megaphone ticket',
  'gramophone ticket camera megaphone diva camera megaphone locomotive clapper gentleman ticket clapper gentleman gramophone camera ticket locomotive clapper gramophone ticket megaphone diva gramophone clapper ticket locomotive megaphone projector',
])

/** The film is on the second, third and fourth reels, and the projector on the first, second and last: all three of them bring more. */
const free = strips([
  'gramophone gentleman clapper megaphone gentleman camera diva gramophone megaphone projector diva ticket locomotive megaphone clapper ticket camera gramophone locomotive camera ticket clapper megaphone ticket locomotive clapper ticket',
  'projector clapper camera megaphone clapper gramophone diva megaphone ticket film diva clapper gramophone megaphone ticket locomotive clapper ticket locomotive gentleman ticket gramophone megaphone camera gramophone gentleman ticket camera',
  'clapper ticket locomotive camera ticket film gramophone ticket diva clapper gramophone camera ticket megaphone clapper gramophone megaphone gentleman gramophone megaphone clapper camera gentleman megaphone ticket locomotive diva',
  'ticket megaphone camera gentleman diva ticket megaphone gramophone ticket camera locomotive ticket megaphone clapper gramophone camera clapper diva gramophone locomotive ticket clapper gramophone megaphone film clapper gentleman',
  'camera megaphone clapper ticket locomotive diva ticket gentleman locomotive camera ticket clapper gramophone projector ticket megaphone diva gramophone clapper locomotive megaphone ticket clapper camera megaphone gentleman gramophone',
])

/**
 * Silent Film. A picture house of the twenties. Three projectors begin the show: in the free spins the film covers its reel and stays on it
 * until the last frame, so the reels that turn grow fewer and the lines longer.
 */
export const silentFilm: SlotDefinition = {
  slug: 'silent-film',
  names: { uk: 'Німе кіно', ru: 'Немое кино', en: 'Silent Film' },
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
      [1, 0, 1, 2, 1],
      [1, 2, 1, 0, 1],
      [0, 1, 1, 1, 0],
    ],
  },
  coins_per_stake: 20,
  symbols: [
    { id: 'diva', role: 'regular', names: { uk: 'Зірка екрана', ru: 'Звезда экрана', en: 'Film star' }, pays: { 3: 55, 4: 220, 5: 900 } },
    { id: 'gentleman', role: 'regular', names: { uk: 'Джентльмен', ru: 'Джентльмен', en: 'Gentleman' }, pays: { 3: 45, 4: 130, 5: 440 } },
    { id: 'locomotive', role: 'regular', names: { uk: 'Паровоз', ru: 'Паровоз', en: 'Locomotive' }, pays: { 3: 28, 4: 88, 5: 260 } },
    { id: 'camera', role: 'regular', names: { uk: 'Кінокамера', ru: 'Кинокамера', en: 'Camera' }, pays: { 3: 22, 4: 66, 5: 200 } },
    { id: 'gramophone', role: 'regular', names: { uk: 'Грамофон', ru: 'Граммофон', en: 'Gramophone' }, pays: { 3: 15, 4: 40, 5: 120 } },
    { id: 'clapper', role: 'regular', names: { uk: 'Хлопавка', ru: 'Хлопушка', en: 'Clapperboard' }, pays: { 3: 13, 4: 34, 5: 100 } },
    { id: 'megaphone', role: 'regular', names: { uk: 'Рупор', ru: 'Рупор', en: 'Megaphone' }, pays: { 3: 11, 4: 28, 5: 80 } },
    { id: 'ticket', role: 'regular', names: { uk: 'Квиток', ru: 'Билет', en: 'Ticket' }, pays: { 3: 9, 4: 22, 5: 65 } },
    { id: 'film', role: 'wild', names: { uk: 'Плівка', ru: 'Плёнка', en: 'Film' }, pays: {} },
    { id: 'projector', role: 'scatter', names: { uk: 'Проєктор', ru: 'Проектор', en: 'Projector' }, pays: { 3: 2, 4: 10, 5: 50 } },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 3: 8, 4: 10, 5: 15 }, most_spins: 30, multipliers: [1] },
  mechanic: { kind: 'sticky-reels' },
  strips: { base, free },
  cap_multiple: 5_000,
}
