import { Check } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { toneClass } from '#ui/badge.tsx'
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
      <span
        className={`inline-flex h-13 items-center justify-center gap-2 rounded-action px-6 font-bold whitespace-nowrap [&_svg]:size-5 ${toneClass.positive}`}
      >
        <Check aria-hidden="true" />
        {text('races.joined')}
      </span>
    )
  return (
    <Button size="lg" disabled={is_busy} onClick={join}>
      {text('races.join')}
    </Button>
  )
}
