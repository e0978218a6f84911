import { expect, test } from 'vitest'
import { afterPress, wayOn } from './after-press.ts'

const done = async (answer: Parameters<typeof afterPress>[0]): Promise<readonly string[]> => {
  const log: string[] = []
  await afterPress(answer, {
    reloadMain: async () => log.push('who is here'),
    switchModal: (name, params) => log.push(`${name} ${JSON.stringify(params)}`),
  })
  return log
}

test('a link that worked leads to a new password, as the guest that the browser is from then on', async () => {
  expect(await done({ success: true, token: 'ticket' })).toEqual(['who is here', 'PasswordChange {"token":"ticket"}'])
})

test('where the e-mail is another account’s by now the browser is a guest’s too, and its reader is left with what they are told', async () => {
  expect(await done({ success: false, error: 'not-me-no-email' })).toEqual(['who is here'])
})

test('a link that is spent, or a press that nobody answered, changes nothing', async () => {
  expect([await done({ success: false, error: 'not-me-spent' }), await done(null)]).toEqual([[], []])
})

test('a spent link leads a guest to a reset by letter, and who is signed in to a new password', () => {
  expect([wayOn(true), wayOn(false)]).toEqual(['Remind', 'PasswordChange'])
})
