import { useEffect, useState } from 'react'
import type { Answer, Refused } from '#kernel/web/api/api.ts'
import { useAmount } from '#kernel/web/forms/use-amount.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { askQuote, convertMoney, Quote, Wallet } from '../contract.ts'
import type { texts } from '../texts.ts'
import { keepWallets } from './wallets-query.ts'

/** An offer as it stands in the page: till when by the browser's own clock. */
interface Offered {
  readonly quote: Quote
  readonly until_ms: number
}

/** Whole seconds that an offer still holds. */
export const secondsOf = (until_ms: number, now_ms: number): number => Math.max(0, Math.ceil((until_ms - now_ms) / 1000))

/** Whether an offer may be taken once more: nobody knows what came of the press before, and one offer is taken once. */
export const isStillOffered = (taken: Answer<typeof convertMoney> | null): boolean => taken === null || (!taken.success && taken.is_unknown)

/** Seconds that are left of an offer, counted down. */
const useSecondsLeft = (offered: Offered | undefined): number => {
  const [now_ms, setNow] = useState(0)
  useEffect(() => {
    if (!offered) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [offered])
  return offered ? secondsOf(offered.until_ms, Math.max(now_ms, offered.until_ms - offered.quote.lastsMs)) : 0
}

/** An amount, the offer for it, and the press that takes it. Nothing is converted that was not shown. */
export const useConvert = (from: Wallet, to: Wallet, say: (amount: number, currency: string) => string) => {
  const text = useText<typeof texts>()
  const amount = useAmount({ ...from, faultOf: (value) => (value ? undefined : text('exchange.amount.missing')) })
  const { setFault } = amount
  const [offered, setOffered] = useState<Offered>()
  const seconds = useSecondsLeft(offered)
  const onRefused = ({ errors, message }: Refused): true => {
    setFault(Object.values(errors)[0] ?? message)
    return true
  }
  const asking = useCommand<typeof askQuote>('POST /rest/player/exchange/quote/', { onRefused })
  const taking = useCommand<typeof convertMoney>('POST /rest/player/exchange/', { onRefused })

  const ask = async (): Promise<void> => {
    const chosen = amount.check()
    if (chosen === null) return
    const answer = await asking.send({ body: { from: from.currency, to: to.currency, amount: chosen } })
    if (answer?.success) setOffered({ quote: answer.data, until_ms: Date.now() + answer.data.lastsMs })
  }

  const take = async (): Promise<void> => {
    if (!offered) return
    const { quote } = offered
    const answer = await taking.send({ body: { quoteId: quote.id } })
    if (isStillOffered(answer)) return
    setOffered(undefined)
    if (!answer?.success) return
    keepWallets(answer.data)
    amount.clear()
    const values = { gives: say(quote.gives, quote.from), gets: say(quote.gets, quote.to) }
    notify({ tone: 'positive', title: text('exchange.done', values) })
  }

  const drop = (): void => {
    setOffered(undefined)
    setFault(undefined)
  }
  const changed =
    <Value>(change: (value: Value) => void) =>
    (value: Value): void => {
      change(value)
      setOffered(undefined)
    }
  return {
    // What was offered for another amount is no offer any more.
    amount: { ...amount, type: changed(amount.type), choose: changed(amount.choose) },
    is_sending: asking.is_sending || taking.is_sending,
    quote: offered?.quote,
    seconds,
    ask,
    take,
    drop,
  }
}
