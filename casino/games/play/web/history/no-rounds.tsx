import { Link } from 'react-router'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { texts } from '../../history-texts.ts'

/** A history without rounds. Players who may not play are not led to the games. */
export const NoRounds = ({ filtered }: { readonly filtered: boolean }) => {
  const text = useText<typeof texts>()
  const is_play_closed = useIsPlayClosed()
  return (
    <EmptyState
      picture={<Illustration name={filtered ? 'no-results' : 'no-history'} />}
      heading={text(filtered ? 'rounds.nothing.heading' : 'rounds.empty.heading')}
      action={
        filtered || is_play_closed ? null : (
          <Link to="/games/" className={buttonClass()}>
            {text('rounds.empty.action')}
          </Link>
        )
      }
    >
      {text(filtered ? 'rounds.nothing.text' : 'rounds.empty.text')}
    </EmptyState>
  )
}
