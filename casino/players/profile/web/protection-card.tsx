import { ShieldCheck } from 'lucide-react'
import type { Refused } from '#kernel/web/api/api.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { liftProtectionEndpoint, protectAccountEndpoint } from '../marks-contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { rememberProfile, useProfile } from './profile-query.ts'

/** API-284, PR-011: whether every payout asks its player who they are, and the press that changes it. */
const ProtectionCard = () => {
  const text = useText<typeof pageTexts>()
  const { emailConfirmed, confirmed } = useMain()
  const { data: profile } = useProfile()
  const options = { refusal: 'notice', onRefused: ({ error }: Refused) => error === 'proof-needed' } as const
  const protecting = useCommand<typeof protectAccountEndpoint>('POST /rest/player/account-protect/', options)
  const lifting = useCommand<typeof liftProtectionEndpoint>('POST /rest/player/account-protect/lift/', options)
  const is_sending = protecting.is_sending || lifting.is_sending
  if (!profile) return null
  const { isProtected } = profile
  const change = async (): Promise<void> => {
    const answer = await (isProtected ? lifting : protecting).send({})
    if (answer?.success) rememberProfile({ ...profile, isProtected: !isProtected })
  }
  return (
    <Card
      className="max-w-140"
      heading={text('profile.protection.heading')}
      aside={
        <Badge tone={isProtected ? 'positive' : 'neutral'}>{text(isProtected ? 'profile.protection.on' : 'profile.protection.off')}</Badge>
      }
    >
      <p className="text-sm text-pretty text-ink-soft">
        {text(isProtected ? 'profile.protection.on-text' : 'profile.protection.off-text')}
      </p>
      {isProtected ? (
        <Button className="mt-4" variant="ghost" loading={is_sending} onClick={() => void change()}>
          {text('profile.protection.turn-off')}
        </Button>
      ) : emailConfirmed === true || confirmed === true ? (
        <Button
          className="mt-4"
          variant="secondary"
          icon={<ShieldCheck aria-hidden="true" />}
          loading={is_sending}
          onClick={() => void change()}
        >
          {text('profile.protection.turn-on')}
        </Button>
      ) : (
        <>
          <p className="mt-3 text-sm">{text('profile.protection.needs-contact')}</p>
          <Button className="mt-3" variant="secondary" onClick={() => openModal('RegistrationConfirm')}>
            {text('profile.protection.confirm')}
          </Button>
        </>
      )}
    </Card>
  )
}

export default ProtectionCard
