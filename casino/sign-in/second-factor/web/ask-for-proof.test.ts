import { afterEach, expect, test } from 'vitest'
import { closeModal, modalStack, openModals } from '#kernel/web/modals/modals.ts'
import { askForProof } from './ask-for-proof.ts'

afterEach(() => modalStack.set([]))

test('whoever closes the window has proved nothing, and the call stays refused', async () => {
  const asked = askForProof('password')
  const [modal] = openModals()
  expect(modal).toMatchObject({ name: 'FreshProof', params: { ways: 'password' } })
  closeModal(modal!.id)
  expect(await asked).toBe(false)
})

test('two calls that need a proof at once are answered by one window', async () => {
  const asked = [askForProof('code passkey'), askForProof('code passkey')]
  const [modal, ...others] = openModals()
  expect(others).toEqual([])
  ;(modal!.params['onProved'] as () => void)()
  closeModal(modal!.id)
  expect(await Promise.all(asked)).toEqual([true, true])
})
