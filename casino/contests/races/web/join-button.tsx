import { Check } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Race } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useMembership } from './use-membership.ts'

/** Takes part, or says that the player does. */
export const JoinButton = ({ race }: { readonly race: Race }) => {
  const text = useText<typeof texts>()
  const { is_busy, join } = useMembership(race)
  if (race.isSubscribed)
    return (
      <Badge tone="positive" icon={<Check aria-hidden="true" />} className="h-13 justify-center rounded-md px-5 text-sm">
        {text('races.joined')}
      </Badge>
    )
  return (
    <Button size="lg" disabled={is_busy} onClick={join}>
      {text('races.join')}
    </Button>
  )
}
