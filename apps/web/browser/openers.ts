import type { OpenerContext } from '#kernel/web-slice.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { runOpeners } from '#kernel/web/openers/run-openers.ts'
import { currentPath, forgetFlags, goTo } from '#kernel/web/page/navigation.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { hasCapability, openByName } from '../modals/registry.ts'
import { webSlices } from '../slices.ts'
import { seeSection } from './seen-sections.ts'

const openers = webSlices.flatMap((slice) => slice.openers ?? [])

/** Removes flags from the address without a navigation. */
const strip = (...names: string[]): void => {
  const url = new URL(window.location.href)
  for (const name of names) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
  forgetFlags(names)
}

/** Key of the history entry whose flags were read last. */
let read_key: string | null = null

/**
 * Runs the openers for the flags of the current address. Call it after start-up and after each navigation (ST-009) with the key of
 * the history entry: in development React runs every effect twice, and an address must open its dialog once.
 */
export const openFromAddress = (key: string): void => {
  if (key === read_key) return
  read_key = key
  seeSection(currentPath())
  // The first page's address was already handled by the server.
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.setAttribute('href', window.location.origin + window.location.pathname)
  const { search, hash } = window.location
  if (search === '' && hash === '') return
  const context: OpenerContext = {
    is_guest: appState.get().main.isGuest,
    query: new URLSearchParams(search),
    hash,
    openModal,
    strip,
    navigate: (path) => void goTo(path),
    has: hasCapability,
  }
  runOpeners({ openers: [...openers, init], openByName }, context, (error) => console.error(error))
}

/** OP-031, A-033: `?init` reloads the session and is removed. */
const init = {
  flag: 'init',
  open: (): void => {
    strip('init')
    void reloadMain()
  },
}
