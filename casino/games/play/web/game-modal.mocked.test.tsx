import { renderToStaticMarkup as html } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { ModalFrameProvider } from '#kernel/web/modals/modal-frame.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import GameModal from './game-modal.tsx'

vi.mock('#kernel/web/browser.ts', () => ({ api: { call: vi.fn() }, sessionApi: {}, newCommandKey: () => 'key' }))
// A window is drawn outside of the page, where text that is rendered once does not come.
vi.mock('#ui/dialog.tsx', () => ({ Dialog: ({ children }: { readonly children: ReactNode }) => <div>{children}</div> }))

const frame = {
  open: true,
  onClose: () => undefined,
  onOpened: () => undefined,
  onDismissible: () => undefined,
  close_label: 'close',
  depth: 0,
}
const shown = (params: Readonly<Record<string, unknown>>): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: true } } as AppState}>
      <ModalFrameProvider value={frame}>
        <GameModal params={params} change={() => undefined} close={() => undefined} />
      </ModalFrameProvider>
    </AppStateProvider>,
  )

test('GA-001: a window without a slug says that no game was named, and asks the house for nothing', () => {
  for (const params of [{}, { game: '' }, { game: 7 }, { isMoney: 'true' }]) {
    const window = shown(params)
    expect(window).toContain('game.missing')
    expect(window).not.toContain('game.loading')
    expect(window).not.toContain('<iframe')
  }
  expect(api.call).not.toHaveBeenCalled()
})
