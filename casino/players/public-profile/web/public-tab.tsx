import { openModal } from '#kernel/web/modals/modals.ts'
import { useHas } from '#kernel/web/state/house-facts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { OwnControls } from './own-controls.tsx'
import { usePublicProfile } from './use-public-profile.ts'

/** How others see the player, and the privacy switch. */
const PublicTab = () => {
  const text = useText<typeof texts>()
  const has = useHas()
  const { data, error } = usePublicProfile('my')
  const open = (): void => openModal(has('public-profile-popup') ? 'PublicProfilePopup' : 'PublicProfile', { id: 'my' })
  return (
    <CardColumns>
      <Card heading={text('public-profile.tab')}>
        {data ? (
          <div className="flex flex-col gap-4">
            <OwnControls player={data.playerData} />
            <Button variant="secondary" className="self-start" onClick={open}>
              {text('public-profile.open')}
            </Button>
          </div>
        ) : (
          (error?.message ?? <SkeletonText lines={3} />)
        )}
      </Card>
    </CardColumns>
  )
}

export default PublicTab
