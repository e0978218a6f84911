import { beforeEach, expect, test, vi } from 'vitest'
import type { PushApp } from '#kernel/web-slice.ts'
import { addMessage } from './centre.ts'
import { handle } from './nc-message.ts'
import { playSound } from './sounds.ts'

vi.mock('./centre.ts', () => ({ addMessage: vi.fn(() => true) }))
vi.mock('./sounds.ts', () => ({ playSound: vi.fn() }))

const notify = vi.fn()
const app = { notify } as unknown as PushApp
const message = {
  ncMessageId: 7,
  isReaded: false,
  link: '/profile/?tab=prizes',
  systemAlias: 'bonusCredit',
  title: 'A prize',
  text: 'On your balance.',
  created_at: '2026-12-01T12:00:00.000Z',
  said: {
    uk: { title: 'Приз', text: 'На вашому балансі.' },
    ru: { title: 'Приз', text: 'На вашем балансе.' },
    en: { title: 'A prize', text: 'On your balance.' },
  },
}
const at = (pathname: string): void => void vi.stubGlobal('window', { location: { pathname, hash: '' } })

const inLanguage = (lang: string): void => void vi.stubGlobal('document', { documentElement: { lang } })

beforeEach(() => {
  vi.clearAllMocks()
  at('/')
  inLanguage('en')
})

test('NC-003, NC-004, CN-030: a new notification is shown for ten seconds, with the sound of its alias', () => {
  handle({ data: message }, app)
  expect(addMessage).toHaveBeenCalledOnce()
  expect(playSound).toHaveBeenCalledWith('bonusCredit')
  expect(notify).toHaveBeenCalledWith({ title: 'A prize', text: 'On your balance.', link: '/profile/?tab=prizes', duration_ms: 10_000 })
})

test('NC-001: on a page of another language than the account’s it is said in the page’s', () => {
  inLanguage('ru')
  handle({ data: message }, app)
  expect(addMessage).toHaveBeenCalledWith(expect.objectContaining({ title: 'Приз', text: 'На вашем балансе.' }))
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Приз', text: 'На вашем балансе.' }))
})

test('NC-006: over the cash desk it waits in the centre, without a toast and without a sound', () => {
  at('/cash/deposit/')
  handle({ data: message }, app)
  expect(addMessage).toHaveBeenCalledOnce()
  expect(notify).not.toHaveBeenCalled()
  expect(playSound).not.toHaveBeenCalled()
})

test('something that its own slice tells already is only kept', () => {
  handle({ data: { ...message, hasOwnNotice: true } }, app)
  expect(addMessage).toHaveBeenCalledOnce()
  expect(notify).not.toHaveBeenCalled()
})

test.each([null, 'text', 7, [], {}])(
  'NC-005, ER-023, ER-016: %j is wrong content: it is given to the frame to log, and nothing is shown',
  (data) => {
    expect(() => handle({ data }, app)).toThrow(/nc: wrong content/)
    expect(addMessage).not.toHaveBeenCalled()
    expect(notify).not.toHaveBeenCalled()
  },
)
