import { closeModal, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import type { IdentityMessage } from '../contract.ts'
import { verificationKey } from './profile-query.ts'

const name = 'VerificationConfirm'

/** The window does not open by itself over other windows, or on the profile page, which shows the same. */
const isBusy = (): boolean => openModals().length > 0 || currentPath().startsWith('/profile/')

/**
 * RTM-020: updates the known status. Once verified, the verification window closes; after a rejection that blocks play it opens,
 * unless the player is busy.
 */
export const handle = ({ data }: { readonly data: unknown }, app: Pick<PushApp, 'queryClient'>): void => {
  const { status } = data as Partial<IdentityMessage['data']>
  if (status === undefined) return
  app.queryClient.setQueryData(verificationKey, (known) => (known ? { ...known, status } : known))
  if (status === 'verified') for (const modal of openModals().filter((open) => open.name === name)) closeModal(modal.id)
  const is_awaited = appState.get().main.playRestriction === 'unverified'
  if (status === 'rejected' && is_awaited && !isBusy()) openModal(name)
}
