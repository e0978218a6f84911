import { api } from '#kernel/web/browser.ts'
import { createAttempts } from '#kernel/web/forms/attempt.ts'
import type { confirmRestoreByToken } from '../contract.ts'

const attempts = createAttempts<string>()

/** Verifies the link of a password-reset email. While nobody knows whether it was used, another try is the same command. */
export const proveLink = (token: string) =>
  attempts.send(token, (said, key) =>
    api.call<typeof confirmRestoreByToken>('POST /rest/password/confirm-request-restore-by-token/', {
      body: { token: said },
      ...(key === undefined ? {} : { key }),
    }),
  )
