import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { BoardView } from '../contract.ts'
import { shownBoard } from '../testing/shown-board.ts'
import { Podium } from './podium.tsx'

const shown = (board: BoardView): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
      <Podium board={board} />
    </AppStateProvider>,
  )

test('RA-002: the prize of an empty place calls players while the contest runs, and is nobody’s once all is counted', () => {
  expect(shown(shownBoard)).toMatch(/>\?<[\s\S]*2.000/)
  expect(shown({ ...shownBoard, isSettled: true })).not.toMatch(/>\?<|2.000/)
})
