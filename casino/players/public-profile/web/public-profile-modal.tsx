import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { locales } from '#kernel/web/texts/formats.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import type { PublicProfile } from '../contract.ts'
import type { texts } from '../texts.ts'
import { Achievements } from './achievements.tsx'
import { NoGames } from './no-games.tsx'
import { OwnControls } from './own-controls.tsx'
import { PublicGames } from './public-games.tsx'
import { usePublicProfile } from './use-public-profile.ts'

/** The month after "since", in the right grammatical case: formatted as a full date without the day. */
const monthOf = (year_month: string, locale: string): string => {
  const whole = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const parts = whole.formatToParts(new Date(`${year_month}-01T00:00:00Z`))
  return ['month', 'year'].map((type) => parts.find((part) => part.type === type)?.value ?? '').join(' ')
}

const Who = ({ login, memberSince, isCurrentUser }: PublicProfile['playerData']) => {
  const text = useText<typeof texts>()
  const language = useLanguage()
  const month = monthOf(memberSince, locales[language])
  return (
    <div className="flex items-center gap-4">
      <Avatar handle={login} size="lg" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-xl font-extrabold break-all">
          {login}
          {isCurrentUser && <Badge tone="accent">{text('public-profile.you')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{text('public-profile.member-since', { month })}</p>
      </div>
    </div>
  )
}

const Shown = ({ data, leave }: { readonly data: PublicProfile; readonly leave: (address: string) => void }) => {
  const text = useText<typeof texts>()
  const { playerData, publicData } = data
  const has_games = publicData.hasLastActions || publicData.suggestions.length > 0
  return (
    <div className="flex flex-col gap-6">
      <Who {...playerData} />
      {playerData.isCurrentUser && <OwnControls player={playerData} />}
      {!has_games && <NoGames {...playerData} toGames={() => leave('/games/')} />}
      {publicData.hasLastActions && (
        <PublicGames id={playerData.id} type="activities" heading={text('public-profile.activities')} leave={leave} />
      )}
      {publicData.suggestions.length > 0 && (
        <PublicGames id={playerData.id} type="liked-games" heading={text('public-profile.liked')} leave={leave} />
      )}
      <Achievements id={playerData.id} is_own={playerData.isCurrentUser} />
    </div>
  )
}

/** MD-020: a player's public profile; one's own with the privacy switch. */
const PublicProfileModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { data, error } = usePublicProfile(String(params['id'] ?? 'my'))
  const leave = (address: string): void => {
    close()
    void goTo(address)
  }
  return (
    <Dialog {...useModalFrame()} size="md" title={text('public-profile.title')}>
      {data && <Shown data={data} leave={leave} />}
      {!data && error && (
        <ErrorState
          picture={<Illustration name="error" />}
          heading={error.message}
          action={<Button onClick={close}>{text('public-profile.close')}</Button>}
        >
          {null}
        </ErrorState>
      )}
      {!data && !error && (
        <div role="status" aria-label={text('public-profile.loading')}>
          <SkeletonText lines={5} />
        </div>
      )}
    </Dialog>
  )
}

export default PublicProfileModal
