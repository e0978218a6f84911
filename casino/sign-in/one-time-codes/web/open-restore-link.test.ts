import { expect, test } from 'vitest'
import { openRestoreLink } from './open-restore-link.ts'

const follow = async (
  token: string,
  answer: { token: string } | { error: string; status?: number | null; is_unknown?: boolean },
  is_guest = true,
) => {
  const done: unknown[] = []
  await openRestoreLink(token, {
    is_guest,
    openModal: (name, params) => void done.push(params ? [name, params] : name),
    strip: (...names) => void done.push(`strip ${names.join()}`),
    prove: async (proved) => (done.push(`prove ${proved}`), { status: 200, is_unknown: false, ...answer }),
    reloadMain: async () => void done.push('reload'),
  })
  return done
}

test('OP-004, AU-024: a good link opens PasswordChange; a guest’s data is refreshed, a player’s is not', async () => {
  const opened = ['PasswordChange', { token: 'ticket' }]
  expect(await follow('link', { token: 'ticket' })).toEqual(['strip change-password', 'prove link', 'reload', opened])
  expect(await follow('link', { token: 'ticket' }, false)).toEqual(['strip change-password', 'prove link', opened])
})

test('AU-025: error 3 opens BlockedAccount', async () => {
  expect(await follow('link', { error: '3' })).toEqual(['strip change-password', 'prove link', 'BlockedAccount'])
})

test('AU-026: any other failure opens PasswordFailure, and the query is cleared; a link that may still be good can be tried again there', async () => {
  const opened = async (answer: Parameters<typeof follow>[1]) => {
    const [strip, prove, modal] = await follow('link', answer)
    expect([strip, prove]).toEqual(['strip change-password', 'prove link'])
    return modal
  }
  expect(await opened({ error: 'link-spent' })).toEqual(['PasswordFailure', {}])
  expect(await opened({ error: 'too-many-requests', status: 429 })).toEqual(['PasswordFailure', { token: 'link' }])
  expect(await opened({ error: 'Network Error', status: null, is_unknown: true })).toEqual(['PasswordFailure', { token: 'link' }])
})

test('OP-004: without a token a player changes the password, and a guest sees nothing', async () => {
  expect(await follow('', { error: '' }, false)).toEqual(['strip change-password', 'PasswordChange'])
  expect(await follow('', { error: '' })).toEqual(['strip change-password'])
})
