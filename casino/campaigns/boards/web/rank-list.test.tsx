import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { BoardUser } from '../contract.ts'
import { RankRows } from './rank-list.tsx'

const rowOf = (login: string, place: number | null) => ({ place, points: 0, roundsPlayed: 3, profile: { login } }) as BoardUser

test('SA-012: who has no place yet has a dash where others have theirs, so that all names stand in one line', () => {
  const shown = html(
    <AppStateProvider value={{ main: { isGuest: false, login: 'halyna' } } as AppState}>
      <RankRows label="" rows={[rowOf('bohdan', 4), rowOf('halyna', null)]} value={String} />
    </AppStateProvider>,
  )
  expect(shown.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toBe(' 4 bohdan 0 — halyna boards.you 0 ')
})
