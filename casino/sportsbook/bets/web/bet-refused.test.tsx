import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { BetRefused } from './bet-refused.tsx'

const ways = (error: string): string[] => {
  const page = html(
    <MemoryRouter>
      <BetRefused refused={{ error, message: 'told' }} />
    </MemoryRouter>,
  )
  expect(page).toContain('told')
  return page.match(/href="[^"]+"/g) ?? []
}

test('SP-010: a refused bet says why, and leads to the deposit or to the number that it lacks', () => {
  expect(ways('insufficient-funds')).toEqual(['href="/cash/deposit/"'])
  expect(ways('sport-tax-number')).toEqual(['href="/inn/"'])
  expect(ways('sport-odds-changed')).toEqual([])
})
