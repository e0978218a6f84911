import { PotCard, useLivePots } from '#casino/contests/jackpots/web/api.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { Tournament } from '../contract.ts'
import type { texts } from '../texts.ts'

/** EN-046: the pot beside the places of a tournament that has one; not for whom play is closed. */
export const TournamentJackpot = ({ tournament }: { readonly tournament: Tournament }) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const [pot] = useLivePots(tournament.currency, tournament.jackpot ? [tournament.jackpot] : [])
  if (!pot || is_closed) return null
  return (
    <Card heading={text('tournaments.jackpot')}>
      <p className="mb-3 text-ink-soft">{text('tournaments.jackpot.text')}</p>
      <PotCard pot={pot} money={tournament} />
    </Card>
  )
}
