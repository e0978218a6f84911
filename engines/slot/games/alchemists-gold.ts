import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

const base = strips([
  'vial flask mushroom vial stone mushroom mandrake athanor mushroom moon flask vial mandrake moon salamander flask moon retort salamander retort',
  'stone mandrake flask mercury moon mushroom flask moon retort athanor salamander mandrake vial stone mushroom vial salamander retort mandrake mushroom',
  'mandrake salamander mandrake flask stone mushroom athanor flask stone moon retort vial flask moon mercury salamander retort vial mushroom vial',
  'vial moon vial mandrake retort mushroom salamander mandrake stone mushroom stone retort flask mandrake moon flask mercury moon salamander athanor',
  'vial stone retort flask vial retort moon mandrake salamander mushroom flask athanor vial retort salamander mandrake flask mushroom moon mushroom',
])

const free = strips([
  'retort flask salamander vial mushroom moon vial moon salamander mandrake retort stone athanor mushroom mandrake mushroom vial flask moon flask',
  'stone mushroom retort salamander mandrake vial mercury salamander stone mushroom retort flask mushroom flask athanor vial moon mandrake moon mandrake',
  'vial athanor flask salamander mandrake flask vial retort mercury mushroom stone flask vial retort stone moon salamander mandrake moon mushroom',
  'salamander moon mandrake mercury stone vial retort vial athanor mushroom salamander stone retort mandrake mushroom moon flask moon mandrake flask',
  'moon stone flask vial retort flask mushroom mandrake salamander mushroom athanor retort vial moon flask salamander vial retort mushroom mandrake',
])

/**
 * Alchemist's Gold. Flasks burst on a shelf, and what stood above falls into their place. Every win of a spin multiplies more than the one
 * before; in the free spins the fire never goes down, and the multiplier with it.
 */
export const alchemistsGold: SlotDefinition = {
  slug: 'alchemists-gold',
  names: { uk: 'Золото алхіміка', ru: 'Золото алхимика', en: 'Alchemist’s Gold' },
  rows: 3,
  evaluation: { kind: 'ways' },
  coins_per_stake: 20,
  symbols: [
    {
      id: 'stone',
      role: 'regular',
      names: { uk: 'Філософський камінь', ru: 'Философский камень', en: 'Philosopher’s stone' },
      pays: { 3: 9, 4: 24, 5: 75 },
    },
    { id: 'salamander', role: 'regular', names: { uk: 'Саламандра', ru: 'Саламандра', en: 'Salamander' }, pays: { 3: 6, 4: 13, 5: 34 } },
    { id: 'retort', role: 'regular', names: { uk: 'Реторта', ru: 'Реторта', en: 'Retort' }, pays: { 3: 4, 4: 9, 5: 21 } },
    { id: 'mandrake', role: 'regular', names: { uk: 'Мандрагора', ru: 'Мандрагора', en: 'Mandrake' }, pays: { 3: 3, 4: 6, 5: 15 } },
    {
      id: 'flask',
      role: 'regular',
      names: { uk: 'Круглодонна колба', ru: 'Круглодонная колба', en: 'Round flask' },
      pays: { 3: 2, 4: 4, 5: 10 },
    },
    { id: 'moon', role: 'regular', names: { uk: 'Місячне срібло', ru: 'Лунное серебро', en: 'Moon silver' }, pays: { 3: 2, 4: 4, 5: 8 } },
    {
      id: 'mushroom',
      role: 'regular',
      names: { uk: 'Печерний гриб', ru: 'Пещерный гриб', en: 'Cave mushroom' },
      pays: { 3: 1, 4: 3, 5: 8 },
    },
    { id: 'vial', role: 'regular', names: { uk: 'Флакон', ru: 'Флакон', en: 'Vial' }, pays: { 3: 1, 4: 2, 5: 6 } },
    { id: 'mercury', role: 'wild', names: { uk: 'Ртуть', ru: 'Ртуть', en: 'Quicksilver' }, pays: {} },
    { id: 'athanor', role: 'scatter', names: { uk: 'Горно', ru: 'Горн', en: 'Furnace' }, pays: { 3: 1, 4: 5, 5: 25 } },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 3: 8, 4: 10, 5: 12 }, most_spins: 30, multipliers: [1] },
  mechanic: { kind: 'falling-ways', multipliers: [1, 2, 3, 4, 5, 6, 7, 8] },
  strips: { base, free },
  cap_multiple: 8_000,
}
