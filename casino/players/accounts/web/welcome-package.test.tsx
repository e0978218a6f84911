import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandNames, brandOf } from '#kernel/brand/brand.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { WelcomePackage } from './welcome-package.tsx'

const words = { language: 'uk', text: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' | ') } as const
const currencies = [{ id: 2, code: 'UAH', exponent: 2, symbol: '₴' }]
const shown = (welcomePackage: object): string => {
  const state = { config: { currencies }, main: { isGuest: true, currency: 'UAH', welcomePackage } } as unknown as AppState
  return html(
    <WordsProvider value={words}>
      <AppStateProvider value={state}>
        <WelcomePackage />
      </AppStateProvider>
    </WordsProvider>,
  )
}

test('BO-010: registration says what the welcome brings, and each brand its own', () => {
  const said = brandNames.map((name) => {
    const { free_spins, money_minor } = brandOf(name).welcome
    const package_ = shown({ fsAmount: free_spins, moneyAmount: money_minor })
    expect(package_).toMatch(new RegExp(`registration\\.package \\| ${(money_minor / 100).toLocaleString('uk')}.*₴ \\| ${free_spins}<`))
    return package_
  })
  expect(new Set(said).size).toBe(brandNames.length)
  expect(shown({ fsAmount: 0, moneyAmount: 0 })).toBe('')
})
