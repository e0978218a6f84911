import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const inDocument = { 'lobby.heading': 'Ігри' }
const onServer: Record<string, Record<string, string>> = {
  'games/lobby': { 'lobby.more': 'Ще' },
  'money/wallet': { 'wallet.balance': 'Баланс' },
}

let asked: string[] = []
let is_line_up = true
let is_busy = false

beforeEach(() => {
  vi.resetModules()
  asked = []
  is_line_up = true
  is_busy = false
  const element = { textContent: JSON.stringify(inDocument), dataset: { more: '/i18n/messages/app/uk/?v=1' } }
  vi.stubGlobal('document', { getElementById: () => element })
  vi.stubGlobal('fetch', async (url: string) => {
    if (!is_line_up) throw new TypeError('no line')
    asked.push(url)
    if (is_busy) return Response.json({ success: false, error: 'busy' }, { status: 503, headers: { 'retry-after': '5' } })
    const sources = url.split('&of=')[1]?.split(',') ?? Object.keys(onServer)
    return Response.json({ data: Object.assign({}, ...sources.map((source) => onServer[source])) })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is wanted together comes by one call, and nothing is asked for twice', async () => {
  const { startTexts, textsLoaded, requestTexts } = await import('./load-texts.ts')
  const text = startTexts('uk', false, () => undefined)
  requestTexts('money/wallet')
  requestTexts('games/lobby')
  await Promise.all([textsLoaded(), textsLoaded()])
  requestTexts('games/lobby')
  await textsLoaded()
  expect(asked).toEqual(['/i18n/messages/app/uk/?v=1&of=games/lobby,money/wallet'])
  expect(['lobby.heading', 'lobby.more', 'wallet.balance'].map((key) => text(key))).toEqual(['Ігри', 'Ще', 'Баланс'])
})

test('of more slices than an address may name the rest comes by further calls, and each is asked for once', async () => {
  const { startTexts, textsLoaded, requestTexts } = await import('./load-texts.ts')
  startTexts('uk', false, () => undefined)
  const sources = Array.from({ length: 200 }, (_, index) => `wide/slice-${index}`)
  for (const source of sources) requestTexts(source)
  await textsLoaded()
  const named = asked.map((url) => url.split('&of=')[1] ?? '')
  expect(Math.max(...named.map(({ length }) => length))).toBeLessThanOrEqual(1_000)
  expect(named.flatMap((of) => of.split(',')).toSorted()).toEqual(sources.toSorted())
})

test('a key that no code here imports brings all texts, once; one that nobody has stands as it is', async () => {
  const { startTexts, textsLoaded, requestTexts } = await import('./load-texts.ts')
  const late = vi.fn<(text: (key: string) => string) => void>()
  const text = startTexts('uk', false, late)
  expect([text('wallet.balance'), text('nobody.said')]).toEqual(['', ''])
  await vi.waitFor(() => expect(late).toHaveBeenCalledOnce())
  expect([text('wallet.balance'), text('nobody.said')]).toEqual(['Баланс', 'nobody.said'])
  requestTexts('games/lobby')
  await textsLoaded()
  expect(asked).toEqual(['/i18n/messages/app/uk/?v=1'])
})

test('a text that is asked for too early is empty for that moment, and what shows it is rendered anew once', async () => {
  const { startTexts, textsLoaded, requestTexts } = await import('./load-texts.ts')
  const late = vi.fn<(text: (key: string) => string) => void>()
  const text = startTexts('uk', false, late)
  requestTexts('games/lobby')
  expect([text('lobby.heading'), text('lobby.more')]).toEqual(['Ігри', ''])
  await textsLoaded()
  requestTexts('money/wallet')
  await textsLoaded()
  expect(late.mock.calls.map(([anew]) => anew('lobby.more'))).toEqual(['Ще'])
})

test('a text of code that came after all others, and for which nobody waits, is asked for by being shown', async () => {
  const { startTexts, textsLoaded, requestTexts } = await import('./load-texts.ts')
  const late = vi.fn<(text: (key: string) => string) => void>()
  const text = startTexts('uk', false, late)
  requestTexts('games/lobby')
  await textsLoaded()
  requestTexts('money/wallet')
  expect([text('wallet.balance'), text('wallet.balance')]).toEqual(['', ''])
  await vi.waitFor(() => expect(late.mock.calls.map(([anew]) => anew('wallet.balance'))).toEqual(['Баланс']))
  expect(asked.length).toBe(2)
})

test('without a line the texts stay wanted and come with the next call', async () => {
  const { startTexts, textsLoaded, requestTexts } = await import('./load-texts.ts')
  const text = startTexts('uk', false, () => undefined)
  requestTexts('games/lobby')
  is_line_up = false
  await expect(textsLoaded()).rejects.toThrow('no line')
  is_line_up = true
  await textsLoaded()
  expect(text('lobby.more')).toBe('Ще')
})

test('a house that answers 503 is asked again when it said, and until then a text is empty rather than its key', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  const { startTexts, textsLoaded, requestTexts } = await import('./load-texts.ts')
  const late = vi.fn<(text: (key: string) => string) => void>()
  const text = startTexts('uk', false, late)
  requestTexts('games/lobby')
  is_busy = true
  await expect(textsLoaded()).rejects.toThrow('503')
  expect([text('lobby.more'), text('lobby.more')]).toEqual(['', ''])
  await vi.advanceTimersByTimeAsync(4_900)
  expect([text('lobby.more'), asked.length]).toEqual(['', 2])
  is_busy = false
  await vi.advanceTimersByTimeAsync(100)
  expect(late.mock.calls.map(([anew]) => anew('lobby.more'))).toEqual(['Ще'])
  expect(asked.length).toBe(3)
})

test('parts of a guest’s first page do not wait for texts, those of a player’s frame and all later ones do', async () => {
  const { startTexts, textsLoaded, partTextsLoaded, requestTexts } = await import('./load-texts.ts')
  startTexts('uk', false, () => undefined)
  requestTexts('games/lobby')
  expect(partTextsLoaded()).toBeUndefined()
  await textsLoaded()
  expect(partTextsLoaded()).toBeInstanceOf(Promise)
  startTexts('uk', true, () => undefined)
  expect(partTextsLoaded()).toBeInstanceOf(Promise)
})
