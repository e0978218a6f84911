import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { houseRestrictionKinds, type HouseRestrictionKind } from '../rules.ts'
import type { texts } from '../texts.ts'

/** RP-008: what the house has put on this account; null where it has put nothing, or where the player's own decision holds. */
export const houseRestrictionOf = (playRestriction: unknown): HouseRestrictionKind | null =>
  houseRestrictionKinds.find((kind) => kind === playRestriction) ?? null

export const useHouseRestriction = (): HouseRestrictionKind | null => houseRestrictionOf(useMain().playRestriction)

/** Who may clear the matter up with a document is led to where it is sent. */
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
