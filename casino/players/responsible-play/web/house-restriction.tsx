import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { houseRestrictionKinds, type HouseRestrictionKind } from '../rules.ts'
import type { texts } from '../texts.ts'

/** RP-008: the operator's restriction on this account; null if there is none, or if the player's own applies. */
export const houseRestrictionOf = (playRestriction: unknown): HouseRestrictionKind | null =>
  houseRestrictionKinds.find((kind) => kind === playRestriction) ?? null

export const useHouseRestriction = (): HouseRestrictionKind | null => houseRestrictionOf(useMain().playRestriction)

/** A link to upload documents, for players whom that can help. */
export const ShowDocument = ({ status, before }: { readonly status: HouseRestrictionKind; readonly before?: () => void }) => {
  const text = useText<typeof texts>()
  if (status === 'undesirable') return null
  const open = (): void => {
    before?.()
    openModal('VerificationConfirm')
  }
  return (
    <Button wide onClick={open}>
      {text('play-safe.restricted.show-document')}
    </Button>
  )
}
