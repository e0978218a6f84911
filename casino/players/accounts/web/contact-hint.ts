import type { MainData } from '#kernel/contract/main-data.ts'

/**
 * Explains how to sign in with a contact given without a password. A contact alone opens an account only together with a password
 * (decision 0020); until one is set, the account is opened by its handle or without a password.
 */
export const contactHintOf = ({
  hasAutoPassword,
}: Pick<MainData, 'hasAutoPassword'>): 'registration.complete.hint' | 'registration.complete.hint-first' =>
  hasAutoPassword ? 'registration.complete.hint-first' : 'registration.complete.hint'
