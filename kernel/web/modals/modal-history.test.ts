import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createModalHistory, followModals, type HistoryLike } from '#kernel/web/modals/modal-history.ts'
import {
  changeModal,
  closeModal,
  closeModalsAbove,
  closing_ms,
  holdModal,
  modalStack,
  openModal,
  openModals,
  switchModal,
} from '#kernel/web/modals/modals.ts'

type State = { readonly modal_depth?: number } | null

/** A browser's history: steps are taken a moment later, and told to who listens. */
const createBrowser = (first: string) => {
  const entries: { state: State; url: string }[] = [{ state: null, url: first }]
  let at = 0
  const listeners: ((state: State) => void)[] = []
  const history: HistoryLike = {
    get state() {
      return entries[at]?.state ?? null
    },
    pushState: (state, _unused, url) => {
      entries.splice(at + 1)
      entries.push({ state: state as State, url })
      at += 1
    },
    replaceState: (state, _unused, url) => {
      entries[at] = { state: state as State, url }
    },
    go: (delta) => {
      setTimeout(() => {
        at += delta
        for (const listener of listeners) listener(entries[at]?.state ?? null)
      }, 1)
    },
  }
  const address = () => new URL(entries[at]?.url ?? '/', 'http://house')
  return { history, address, listeners, url: () => entries[at]?.url, length: () => entries.length }
}

let stop: () => void = () => undefined

const start = (url = '/games/') => {
  const browser = createBrowser(url)
  /** The page that the router shows, and the steps of the history that were its own. */
  const router = { shown: browser.address().pathname, steps: [] as string[] }
  const steps = createModalHistory({
    history: browser.history,
    address: browser.address,
    isPageShown: () => browser.address().pathname === router.shown,
    queryOf: (modal): Record<string, string> =>
      modal.name === 'Game' ? { game: String(modal.params['slug']), isMoney: String(modal.params['isMoney']) } : {},
    written_names: ['game', 'isMoney'],
  })
  browser.listeners.push((state) => {
    if (steps.onPop(state)) return
    router.shown = browser.address().pathname
    router.steps.push(router.shown)
  })
  stop = followModals(steps)
  const navigate = (path: string): void => {
    browser.history.pushState(null, '', path)
    router.shown = path
  }
  return { ...browser, steps, router, navigate, back: () => browser.history.go(-1), forward: () => browser.history.go(1) }
}

const settle = async () => vi.advanceTimersByTimeAsync(20)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  modalStack.set([])
  vi.useRealTimers()
})

test('TH-015: back closes the top modal and stays on the page', async () => {
  const browser = start()
  openModal('A')
  await settle()
  openModal('B')
  await settle()
  browser.back()
  await settle()
  expect([openModals().map((modal) => modal.name), browser.url()]).toEqual([['A'], '/games/'])
  browser.back()
  await settle()
  expect([openModals(), browser.history.state]).toEqual([[], null])
})

test('back does not close a window that must be answered, such as one with codes that are shown once; its own button does', async () => {
  const browser = start()
  openModal('RecoveryCodes')
  await settle()
  const id = openModals()[0]?.id ?? 0
  holdModal(id, true)
  await settle()
  for (let pressed = 0; pressed < 2; pressed++) {
    browser.back()
    await settle()
    expect([openModals().map((modal) => modal.name), browser.history.state?.modal_depth, browser.length()]).toEqual([
      ['RecoveryCodes'],
      1,
      2,
    ])
  }
  holdModal(id, false)
  browser.back()
  await settle()
  expect([openModals(), browser.history.state]).toEqual([[], null])
})

test('a modal that is closed by its button leaves no step behind', async () => {
  const browser = start()
  openModal('A')
  await settle()
  closeModal(openModals()[0]?.id ?? 0)
  await settle()
  expect([browser.history.state, browser.url()]).toEqual([null, '/games/'])
})

test('one modal in the place of another keeps one step', async () => {
  const browser = start()
  openModal('Login')
  await settle()
  switchModal('Register')
  await settle()
  expect([openModals().map((modal) => modal.name), browser.length(), browser.history.state?.modal_depth]).toEqual([['Register'], 2, 1])
})

test('OP-008: a game writes itself to the query and leaves it on closing', async () => {
  const browser = start('/games/?tab=new')
  openModal('Game', { slug: 'golden-orchard', isMoney: '1' })
  await settle()
  expect(browser.url()).toBe('/games/?tab=new&game=golden-orchard&isMoney=1')
  closeModalsAbove(0)
  await settle()
  expect(browser.url()).toBe('/games/?tab=new')
})

test('OP-008: a window that goes on to the next thing says so in the address, in the same step of the history', async () => {
  const browser = start('/games/?tab=new')
  openModal('Game', { slug: 'golden-orchard', isMoney: '0' })
  await settle()
  changeModal(openModals()[0]?.id ?? 0, { slug: 'ducats' })
  await settle()
  expect([browser.url(), browser.length()]).toEqual(['/games/?tab=new&game=ducats&isMoney=0', 2])
  browser.back()
  await settle()
  expect(browser.url()).toBe('/games/?tab=new')
})

test('OP-008: a game that a link opened leaves the address too', async () => {
  const browser = start('/?game=golden-orchard&utm=x')
  openModal('Game', { slug: 'golden-orchard', isMoney: '0' })
  await settle()
  browser.back()
  await settle()
  expect(browser.url()).toBe('/?utm=x')
})

test('whoever navigates after closing waits until the history stands still', async () => {
  const browser = start()
  openModal('A')
  await settle()
  closeModalsAbove(0)
  await vi.advanceTimersByTimeAsync(0)
  let is_settled = false
  void browser.steps.settled().then(() => {
    is_settled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(is_settled).toBe(false)
  await settle()
  expect(is_settled).toBe(true)
})

test('MD-029, CN-022: a closed modal stays mounted for 350 ms', async () => {
  start()
  openModal('A')
  closeModalsAbove(0)
  await vi.advanceTimersByTimeAsync(closing_ms - 1)
  expect(modalStack.get()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(modalStack.get()).toHaveLength(0)
  expect(closing_ms).toBe(350)
})

test('a navigation right behind the closing of a modal waits for its step of the history', async () => {
  const browser = start()
  openModal('A')
  await settle()
  closeModalsAbove(0)
  let is_settled = false
  const waiting = browser.steps.settled().then(() => {
    is_settled = true
  })
  for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve()
  expect(is_settled).toBe(false)
  await settle()
  await waiting
  expect(browser.url()).toBe('/games/')
  expect(browser.history.state).toBeNull()
})

test('a game that was left by back comes again with forward, and stays closed with another back', async () => {
  const browser = start()
  openModal('Game', { slug: 'golden-orchard', isMoney: '0' })
  await settle()
  browser.back()
  await vi.advanceTimersByTimeAsync(closing_ms + 20)
  expect([openModals(), browser.url()]).toEqual([[], '/games/'])
  browser.forward()
  await settle()
  expect([openModals().map((modal) => modal.params['slug']), browser.url()]).toEqual([
    ['golden-orchard'],
    '/games/?game=golden-orchard&isMoney=0',
  ])
  browser.back()
  await settle()
  expect([openModals(), browser.url(), browser.length()]).toEqual([[], '/games/', 2])
})

test('a form that was left does not come again with forward', async () => {
  const browser = start()
  openModal('Register')
  await settle()
  browser.back()
  await settle()
  browser.forward()
  await settle()
  expect(openModals()).toEqual([])
})

test('back to a page that was left over an open window shows this page, and does not bring the window again', async () => {
  const browser = start()
  openModal('Game', { slug: 'golden-orchard', isMoney: '0' })
  await settle()
  browser.navigate('/fairness/')
  closeModalsAbove(0)
  await settle()
  browser.back()
  await settle()
  expect([openModals(), browser.router]).toEqual([[], { shown: '/games/', steps: ['/games/'] }])
})
