import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { LinkedProject, ProjectsDesk, Transfer } from '../contract.ts'
import { returnReasons, transferStates } from '../rules.ts'
import { texts } from '../texts.ts'
import { TransferLine } from './transfers-list.tsx'
import { Transfers } from './transfers-page.tsx'

// Without texts of a language a page shows their keys.
const shown = (part: React.ReactNode): string =>
  html(
    <MemoryRouter>
      <AppStateProvider value={{ main: { isGuest: false } } as AppState}>{part}</AppStateProvider>
    </MemoryRouter>,
  )

const linked: LinkedProject = { project: 'beta', title: 'beta.example', url: 'https://beta.example', linkedAt: '2026-12-01T12:00:00.000Z' }
const other: LinkedProject = { project: 'gamma', title: 'gamma.example', url: 'https://gamma.example', linkedAt: null }
const desk = (change: Partial<ProjectsDesk> = {}): ProjectsDesk => ({
  currency: 'UAH',
  exponent: 2,
  available: 10_000,
  projects: [linked, other],
  ...change,
})

test('the page offers linked projects alone as a place for money, and a code for the others', () => {
  const page = shown(<Transfers first={desk()} />)
  expect(page).toMatch(/<option[^>]*value="beta"/)
  expect(page).not.toMatch(/<option[^>]*value="gamma"/)
  expect(page).toMatch(/data-project="beta".*project-transfers\.unlink.*data-project="gamma".*name="code".*project-transfers\.code\.make/)
  expect(page).toMatch(/href="https:\/\/gamma\.example"[^>]*rel="noreferrer"/)
})

test('where nothing can be moved the page says what is missing, and has no form of amounts', () => {
  const unlinked = shown(<Transfers first={desk({ projects: [other] })} />)
  const empty = shown(<Transfers first={desk({ available: 0 })} />)
  expect([unlinked, empty].map((page) => page.includes('name="amount"'))).toEqual([false, false])
  expect([unlinked.includes('project-transfers.link-first'), empty.includes('project-transfers.nothing')]).toEqual([true, true])
})

test('each state and each reason of a transfer has words, in every language', () => {
  const transfer: Transfer = {
    id: 'out-10001',
    direction: 'out',
    project: 'beta',
    title: 'beta.example',
    status: 'sending',
    reason: null,
    amount: 1_000,
    currency: 'UAH',
    exponent: 2,
    at: '2026-12-01T12:00:00.000Z',
  }
  for (const status of transferStates) {
    expect(texts).toHaveProperty([`project-transfers.state.${status}`])
    expect(shown(<TransferLine transfer={{ ...transfer, status }} />)).toContain(`project-transfers.state.${status}`)
  }
  for (const reason of returnReasons) {
    expect(texts).toHaveProperty([`project-transfers.why.${reason}`])
    expect(shown(<TransferLine transfer={{ ...transfer, status: 'returned', reason }} />)).toContain(`project-transfers.why.${reason}`)
  }
})
