import { expect, test } from 'vitest'
import { openRestoreLink } from './open-restore-link.ts'

const follow = async (token: string, answer: { token: string } | { error: string }, is_guest = true) => {
  const done: unknown[] = []
  await openRestoreLink(token, {
    is_guest,
    openModal: (name, params) => void done.push(params ? [name, params] : name),
    strip: (...names) => void done.push(`strip ${names.join()}`),
    prove: async (proved) => (done.push(`prove ${proved}`), answer),
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

test('AU-026: any other failure opens PasswordFailure, and the query is cleared', async () => {
  for (const error of ['link-spent', 'too-many-requests', 'Network Error'])
    expect(await follow('link', { error })).toEqual(['strip change-password', 'prove link', 'PasswordFailure'])
})

test('OP-004: without a token a player changes the password, and a guest sees nothing', async () => {
  expect(await follow('', { error: '' }, false)).toEqual(['strip change-password', 'PasswordChange'])
  expect(await follow('', { error: '' })).toEqual(['strip change-password'])
})
