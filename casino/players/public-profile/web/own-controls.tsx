import { Link2 } from 'lucide-react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import type { changePrivacyEndpoint, PublicProfile } from '../contract.ts'
import type { texts } from '../texts.ts'

/** PP-002: controls for the profile's owner only. */
export const OwnControls = ({ player }: { readonly player: PublicProfile['playerData'] }) => {
  const text = useText<typeof texts>()
  const { is_sending, send } = useCommand<typeof changePrivacyEndpoint>('POST /rest/player/public-profile-privacy/', { refusal: 'notice' })
  const hide = async (isHidden: boolean): Promise<void> => {
    const answer = await send({ body: { isHidden } })
    if (answer?.success) await queries().invalidateQueries({ queryKey: ['public-profile'] })
  }
  const copy = async (): Promise<void> => {
    const link = `${window.location.origin}/?public-profile=${encodeURIComponent(player.id)}`
    await navigator.clipboard.writeText(link).then(
      () => notify({ tone: 'positive', title: text('public-profile.copied') }),
      () => notify({ tone: 'info', title: link }),
    )
  }
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-surface-2 px-4 py-2">
      <Switch
        label={text('public-profile.privacy')}
        hint={text('public-profile.privacy-hint')}
        checked={player.isHidden}
        disabled={is_sending}
        onChange={(event) => void hide(event.target.checked)}
      />
      <Button variant="ghost" size="sm" className="-ml-3.5 self-start" onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
        {text('public-profile.copy-link')}
      </Button>
    </div>
  )
}
