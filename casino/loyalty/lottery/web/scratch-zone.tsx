import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Drawn } from '#casino/campaigns/draws/contract.ts'
import { DrawnLine } from '#casino/campaigns/draws/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { getTickets, Lottery, scratchTicket } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { ticketTypes, type TicketType } from '../rules.ts'
import { refreshLottery, tickets_key } from './lottery-query.ts'
import { ScratchCard } from './scratch-card.tsx'
import { TicketArt } from './ticket-art.tsx'

/** The tickets that wait, as many as one asks for at once. */
const useUnused = () =>
  useQuery(
    {
      queryKey: [tickets_key, 'to-scratch'],
      queryFn: ({ signal }) =>
        dataOf(api.call<typeof getTickets>('GET /rest/lottery/tickets/', { query: { applied: false, limit: 100 }, signal })),
      retry: false,
    },
    queries(),
  )

interface Scratched {
  readonly id: number
  readonly type: TicketType
  readonly drawn: Drawn
}

const usePicked = ({ unusedTickets }: Lottery) => {
  const [picked, pick] = useState<TicketType>()
  const has = ticketTypes.filter((type) => unusedTickets[type] > 0)
  return { has, type: picked && has.includes(picked) ? picked : has.at(-1), pick }
}

/** LO-002: the ticket that is scratched, or the choice of one. */
export const ScratchZone = ({ lottery }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  const { data: unused = [] } = useUnused()
  const { has, type, pick } = usePicked(lottery)
  const [scratched, setScratched] = useState<Scratched | null>(null)
  const [is_shown, setShown] = useState(false)
  const { is_sending, refused, send } = useCommand<typeof scratchTicket>('POST /rest/lottery/tickets/{id}/')
  const ticket = unused.find((one) => one.type === type)
  const scratch = async (): Promise<void> => {
    if (!ticket) return refreshLottery()
    const answer = await send({ params: { id: ticket.id }, body: {} })
    if (answer?.success) {
      setShown(false)
      setScratched({ id: ticket.id, type: ticket.type, drawn: answer.data })
    }
    await refreshLottery()
  }
  return (
    <Card heading={text('lottery.scratch')}>
      <div className="flex flex-col items-center gap-4">
        {scratched ? (
          <ScratchCard key={scratched.id} type={scratched.type} drawn={scratched.drawn} onShown={() => setShown(true)} />
        ) : (
          type && <TicketArt type={type} className="max-w-70" />
        )}
        <DrawnLine drawn={is_shown && scratched ? scratched.drawn : null} />
        <RefusedNotice>{refused}</RefusedNotice>
        {(!scratched || is_shown) && type && (
          <>
            {has.length > 1 && (
              <Segmented
                label={text('lottery.scratch.which')}
                value={type}
                options={has.toReversed().map((value) => ({
                  value,
                  label: `${text(`lottery.type.${value}`)} · ${lottery.unusedTickets[value]}`,
                }))}
                onChange={pick}
              />
            )}
            <Button size="lg" loading={is_sending} disabled={lottery.state !== 'active'} onClick={() => void scratch()}>
              {text(scratched ? 'lottery.scratch.another' : 'lottery.scratch.it')}
            </Button>
          </>
        )}
        {!type && (!scratched || is_shown) && <p className="text-center text-pretty text-ink-soft">{text('lottery.scratch.none')}</p>}
      </div>
    </Card>
  )
}
