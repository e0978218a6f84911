import { Link } from 'react-router'
import { useMoney } from '#casino/campaigns/boards/web/api.ts'
import { OddsTable } from '#casino/campaigns/draws/web/api.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Card } from '#ui/card.tsx'
import type { Rally } from '../contract.ts'
import type { texts } from '../texts.ts'

/** The player's ticket: its number, then what it won. */
const Ticket = ({ rally }: { readonly rally: Rally }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const money = useMoney(rally.settings)
  const { ticket } = rally.playerProgress
  if (!ticket)
    return <p className="mb-4 text-pretty text-ink-soft">{text(rally.state === 'closed' ? 'rally.final.over' : 'rally.final.text')}</p>
  const { number, isDrawn, outcome, amount, prize } = ticket
  const won = amount === null ? (prize?.text ?? outcome) : money(amount)
  return (
    <p className="mb-4 flex items-center gap-3">
      <ArtIcon name="ticket" size={40} />
      <span>
        <span className="block font-bold">{text('rally.ticket', { number })}</span>
        <span className="block text-sm text-ink-soft">
          {!isDrawn && text('rally.ticket.waits', { at: dateTime(rally.dateEnd) })}
          {isDrawn && (outcome === null ? text('rally.ticket.nothing') : text('rally.ticket.won', { prize: won ?? '' }))}
        </span>
      </span>
    </p>
  )
}

/** SA-006: the final draw of tickets, with its odds. */
export const RallyFinal = ({ rally }: { readonly rally: Rally }) => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('rally.final')}>
      <Ticket rally={rally} />
      <OddsTable caption={text('rally.final')} draw={rally.settings.final} />
      <Link to="/fairness/#draws" className="-mb-2 inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink underline">
        {text('rally.check')}
      </Link>
    </Card>
  )
}
