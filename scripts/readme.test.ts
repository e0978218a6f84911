import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { formVariants } from '#casino/players/accounts/forms.ts'
import { engines, rouletteEngines } from '#engines/registry.ts'
import { brandNames } from '#kernel/brand/brand.ts'
import { languages } from '#kernel/i18n/texts.ts'

const readme = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')
const words = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
]
const inWords = (count: number): string => words[count] ?? String(count)

test('the numbers of games, brands, languages and forms in the README are right', () => {
  const slots = engines.filter(({ kind }) => kind === 'slot').length
  expect(readme.toLowerCase()).toContain(
    `${inWords(brandNames.length)} brands, ${inWords(languages.length)} languages (${languages.join(', ')})`,
  )
  const steps = engines.filter(({ form }) => form === 'steps').length
  const instants = engines.filter(({ kind, form }) => kind === 'instant' && form !== 'steps').length
  const roulettes = rouletteEngines.length
  const tables = engines.filter(({ kind, form }) => kind === 'table' && form !== 'steps').length - roulettes
  expect(readme).toContain(
    `${inWords(slots)} slots, ${inWords(roulettes)} roulettes, ${inWords(tables)} tables of dice and cards, ${inWords(instants)} instant games, and ${inWords(steps)} multi-step games`,
  )
  expect(engines.length).toBe(slots + roulettes + instants + tables + steps)
  expect(readme).toContain(`${inWords(formVariants.length)} registration forms`)
})

test('nothing that the README lists as not available yet has a slice', () => {
  const coming = readme.slice(readme.indexOf('**Not available yet**'), readme.indexOf('lists everything'))
  const parts = {
    bonuses: 'bonuses/bonuses',
    'sports betting': 'sportsbook/',
    tournaments: 'contests/tournaments',
    'VIP programme': 'loyalty/vip',
    quests: 'loyalty/quests',
    chests: 'loyalty/chests',
    dice: 'loyalty/dice',
    stories: 'messages/stories',
    seasons: 'seasons/',
  }
  for (const [word, slice] of Object.entries(parts)) {
    const is_there = slices.some(({ name }) => name.startsWith(slice))
    expect([word, coming.includes(word)]).toEqual([word, !is_there])
  }
})
