import type { MainData } from '#kernel/contract/main-data.ts'

/**
 * What a contact given without a password is good for. A name opens an account only together with a password (decision 0020), so
 * until the next one the account opens as before: by its handle, or without any password at all.
 */
export const contactHintOf = ({
  hasAutoPassword,
}: Pick<MainData, 'hasAutoPassword'>): 'registration.complete.hint' | 'registration.complete.hint-first' =>
  hasAutoPassword ? 'registration.complete.hint-first' : 'registration.complete.hint'
