import type { WebModal } from '#kernel/web-slice.ts'
import { findModal, mayOpen, type FoundModal } from '#kernel/web/modals/find-modal.ts'
import { modalStack, openModal } from '#kernel/web/modals/modals.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'
import { withTexts } from '#kernel/web/texts/with-texts.ts'
import { webSlices } from '../slices.ts'

export const modals: readonly WebModal[] = webSlices.flatMap(({ name, modals: declared = [] }) =>
  declared.map((modal) => ({ ...modal, load: withTexts(name, modal.load) })),
)

export const hasCapability = (capability: string): boolean => appState.get().config.brand.capabilities.includes(capability)

/** A modal by any of its names, under this brand. */
export const modalOf = (name: string): FoundModal | null => findModal(modals, name, hasCapability)

/** Opens a modal named in the address. Does nothing if this visitor may not see it (RO-012). */
export const openByName = (name: string, params: Readonly<Record<string, string>>): void => {
  const found = modalOf(name)
  if (found && mayOpen(found.modal, appState.get().main.isGuest)) openModal(found.modal.name, params)
}

/** Closes all windows at once and without animation, because they show the player's data. */
export const closeWithPlayer = (): void =>
  onPlayerGone(() => modalStack.set((stack) => stack.filter(({ name }) => modalOf(name)?.modal.outlives_visitor === true)))
