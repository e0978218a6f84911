import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { PublicProfile } from '../contract.ts'
import type { texts } from '../texts.ts'

type NoGamesProps = Pick<PublicProfile['playerData'], 'isCurrentUser' | 'isHidden'> & { readonly toGames: () => void }

/** A profile without games: it is hidden, or has none yet. Owners who may not play are not told to play. */
export const NoGames = ({ isCurrentUser, isHidden, toGames }: NoGamesProps) => {
  const text = useText<typeof texts>()
  const is_invited = !useIsPlayClosed() && isCurrentUser
  const is_closed = isHidden && !isCurrentUser
  return (
    <EmptyState
      picture={<Illustration name="no-history" />}
      heading={text(is_closed ? 'public-profile.hidden-heading' : 'public-profile.nothing-heading')}
      action={is_invited ? <Button onClick={toGames}>{text('public-profile.to-games')}</Button> : null}
    >
      {text(is_closed ? 'public-profile.hidden' : is_invited ? 'public-profile.nothing-own' : 'public-profile.nothing')}
    </EmptyState>
  )
}
