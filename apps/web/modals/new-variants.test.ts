import { expect, test } from 'vitest'
import { findModal } from '#kernel/web/modals/find-modal.ts'
import { webSlices } from '../slices.ts'

const modals = webSlices.flatMap((slice) => slice.modals ?? [])
const six = ['Register', 'Login', 'RegisterComplete', 'RegistrationConfirm', 'PasswordChange', 'BlockedAccount']

test.each(six)(
  'MD-007, RO-008d: %s is the New one where the brand has new account modals, by either name, and is itself elsewhere',
  (name) => {
    const [is_new, is_plain] = [(capability: string) => capability === 'new-account-modals', () => false]
    expect([findModal(modals, name, is_new)?.name, findModal(modals, `${name}New`, is_new)?.name]).toEqual([`${name}New`, `${name}New`])
    expect(findModal(modals, name, is_plain)?.name).toBe(name)
  },
)
