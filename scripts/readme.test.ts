import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { formVariants } from '#casino/players/accounts/forms.ts'
import { engines } from '#engines/registry.ts'
import { brandNames } from '#kernel/brand/brand.ts'
import { languages } from '#kernel/i18n/texts.ts'

const readme = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')
const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const inWords = (count: number): string => words[count] ?? String(count)

test('what the README counts is what there is', () => {
  const slots = engines.filter(({ kind }) => kind === 'slot').length
  expect(readme.toLowerCase()).toContain(
    `${inWords(brandNames.length)} brands, ${inWords(languages.length)} languages (${languages.join(', ')})`,
  )
  const steps = engines.filter(({ form }) => form === 'steps').length
  const instants = engines.filter(({ kind, form }) => kind === 'instant' && form !== 'steps').length
  const tables = engines.filter(({ kind, form }) => kind === 'table' && form !== 'steps').length
  expect(readme).toContain(
    `${inWords(slots)} slots, European roulette, ${inWords(tables - 1)} tables of dice and cards, ${inWords(instants)} instant games, and ${inWords(steps)} games of steps`,
  )
  expect(engines.length).toBe(slots + instants + tables + steps)
  expect(readme).toContain(`registration by ${inWords(formVariants.length)} forms`)
})

test('what the README calls coming has no slice yet, so that it is said no longer than it is true', () => {
  const coming = readme.slice(readme.indexOf('**Coming, and not there yet**'), readme.indexOf('says of each thing'))
  const parts = {
    bonuses: 'bonuses/bonuses',
    'sports betting': 'sportsbook/',
    tournaments: 'contests/tournaments',
    loyalty: 'loyalty/',
    seasons: 'seasons/',
  }
  for (const [word, slice] of Object.entries(parts)) {
    const is_there = slices.some(({ name }) => name.startsWith(slice))
    expect([word, coming.includes(word)]).toEqual([word, !is_there])
  }
})
