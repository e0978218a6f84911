import { OtherContests } from '#casino/campaigns/boards/web/api.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { texts } from '../texts.ts'

/** Where no jackpot is on, or play is closed for who looks. */
export const NoJackpots = () => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  return (
    <>
      <PageHeading heading={text('jackpots.heading')} />
      <EmptyState
        picture={<Illustration name={is_closed ? 'take-a-break' : 'waiting'} />}
        heading={text(is_closed ? 'jackpots.closed.heading' : 'jackpots.none.heading')}
        action={<OtherContests />}
      >
        {text(is_closed ? 'jackpots.closed.text' : 'jackpots.none.text')}
      </EmptyState>
    </>
  )
}
