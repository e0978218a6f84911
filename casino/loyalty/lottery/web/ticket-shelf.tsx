import { OddsTable } from '#casino/campaigns/draws/web/api.ts'
import type { SentOf } from '#kernel/web/api/api.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { buyTickets, Lottery } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { refreshLottery } from './lottery-query.ts'
import { TicketArt } from './ticket-art.tsx'

const attempts = createPlayersAttempts<SentOf<typeof buyTickets>>('lottery-tickets')

interface ShelfTicketProps {
  readonly lottery: Lottery
  readonly ticket: Lottery['tickets'][number]
}

/** LO-001: a type of ticket, what it costs, and what may be in it. */
const ShelfTicket = ({ lottery, ticket: { type, odds } }: ShelfTicketProps) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const { is_sending, send } = useCommand<typeof buyTickets>('POST /rest/lottery/tickets/', { attempts, refusal: 'notice' })
  const cost = text('lottery.stars', { count: lottery.costTickets[type] })
  const buy = async (): Promise<void> => {
    if (isGuest) return openModal('Register', { source: 'lottery' })
    const answer = await send({ body: { type, count: 1 } })
    if (answer?.success) notify({ tone: 'positive', title: text(`lottery.type.${type}`), text: text('lottery.bought') })
    await refreshLottery()
  }
  const is_short = !isGuest && lottery.balanceStars < lottery.costTickets[type]
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg bg-surface-1 p-4 shadow-low inset-ring inset-ring-line">
      <TicketArt type={type} className="mx-auto max-w-56" />
      <h3 className="heading text-center text-lg font-bold">{text(`lottery.type.${type}`)}</h3>
      <Button
        wide
        loading={is_sending}
        disabled={lottery.state !== 'active' || is_short}
        aria-label={`${text(`lottery.type.${type}`)}: ${text('lottery.buy', { cost })}`}
        onClick={() => void buy()}
      >
        {text('lottery.buy', { cost })}
      </Button>
      <Disclosure summary={text('lottery.odds')}>
        <OddsTable caption={odds.title} draw={odds} />
      </Disclosure>
    </li>
  )
}

export const TicketShelf = ({ lottery }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  return (
    <section aria-labelledby="lottery-tickets" className="flex flex-col gap-3">
      <h2 id="lottery-tickets" className="text-xl font-extrabold">
        {text('lottery.tickets')}
      </h2>
      <ul className="grid items-start gap-4 md:grid-cols-3 desk:gap-6">
        {lottery.tickets.toReversed().map((ticket) => (
          <ShelfTicket key={ticket.type} lottery={lottery} ticket={ticket} />
        ))}
      </ul>
    </section>
  )
}
