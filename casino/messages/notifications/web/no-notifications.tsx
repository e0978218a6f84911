import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { texts } from '../texts.ts'

/** The centre without notifications. Players who may not play are not led to the games. */
export const NoNotifications = ({ toGames }: { readonly toGames: () => void }) => {
  const text = useText<typeof texts>()
  const is_play_closed = useIsPlayClosed()
  return (
    <EmptyState
      picture={<Illustration name="no-messages" />}
      heading={text('notifications.empty.heading')}
      action={is_play_closed ? null : <Button onClick={toGames}>{text('notifications.empty.action')}</Button>}
    >
      {text('notifications.empty.text')}
    </EmptyState>
  )
}
