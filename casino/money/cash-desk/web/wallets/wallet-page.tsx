import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { api } from '#kernel/web/browser.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { useAppState } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { texts } from '../../texts.ts'
import type { FromWalletPage, getWalletOrder, openAppleSheet, ToWalletPage, WalletOrder } from '../../wallet-contract.ts'
import { canPay, payByWallet, type WalletBrowser, type WalletHooks } from './wallet-pay.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** A sheet waits so long for the desk's word; what became of the payment is told by its own page. */
const patience_ms = 30_000

const tell = (said: FromWalletPage): void => window.parent.postMessage(said, window.location.origin)

/** Gives the token to the desk around this page, and waits for what came of it. */
const handOver = (id: string, token: string): Promise<boolean> =>
  new Promise((resolve) => {
    const done = (is_paid: boolean): void => {
      window.removeEventListener('message', hear)
      clearTimeout(timer)
      resolve(is_paid)
    }
    const hear = ({ source, origin, data }: MessageEvent<ToWalletPage>): void => {
      if (origin === window.location.origin && source === window.parent && data.type === 'wallet-result' && data.id === id)
        done(data.success)
    }
    const timer = setTimeout(() => done(false), patience_ms)
    window.addEventListener('message', hear)
    tell({ type: 'wallet-token', id, token })
  })

const hooksOf = (id: string): WalletHooks => ({
  pay: (token) => handOver(id, token),
  appleSession: async (validationUrl) => {
    const answer = await api.call<typeof openAppleSheet>('POST /rest/cash/wallet/{id}/apple-session/', {
      params: { id },
      body: { validationUrl },
    })
    return answer.success ? answer.data.session : null
  },
})

type Phase = 'loading' | 'none' | 'absent' | 'wallet' | 'test'

/** The order, as the house has it, and whether this browser's wallet can pay it. */
const useOrder = (id: string, label: string) => {
  const [order, setOrder] = useState<WalletOrder>()
  const [phase, setPhase] = useState<Phase>('loading')
  useEffect(() => {
    const read = async (): Promise<void> => {
      const answer = await api.call<typeof getWalletOrder>('GET /rest/cash/wallet/{id}/', { params: { id } })
      if (!answer.success) return setPhase('none')
      const is_able = await canPay(window as WalletBrowser, answer.data, label)
      setOrder(answer.data)
      setPhase(is_able ? 'wallet' : answer.data.isTest ? 'test' : 'absent')
      if (!is_able && !answer.data.isTest) tell({ type: 'wallet-absent', id })
    }
    if (/^\d{1,18}$/.test(id)) void read()
    else setPhase('none')
  }, [id, label])
  return { order, phase }
}

/** RT-075, RT-076: the button of a wallet, for a frame of the desk. Amount and currency are the order's, whatever the address says. */
const WalletPage = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const [query] = useSearchParams()
  const { title } = useAppState().config.brand
  const id = query.get('id') ?? ''
  const { order, phase } = useOrder(id, title)
  const [is_paying, setPaying] = useState(false)
  const act = async (work: () => Promise<boolean>): Promise<void> => {
    setPaying(true)
    await work()
    setPaying(false)
  }
  if (phase === 'loading') return <Spinner className="mx-auto my-8" />
  if (!order || phase === 'none' || phase === 'absent')
    return (
      <main className="p-4 text-center">
        <h1 className="text-pretty">{text(phase === 'absent' ? 'cash-desk.wallet.absent' : 'cash-desk.wallet.none')}</h1>
      </main>
    )
  const hooks = hooksOf(id)
  const amount = formatAmount(order.amount, { currency: order.currency, exponent: order.exponent, locale, trim: true })
  const name = text(`cash-desk.method.${order.wallet}`)
  return (
    <main className="mx-auto flex w-full max-w-md flex-col gap-3 p-1">
      <h1 className="text-center text-lg font-bold normal-case">{name}</h1>
      {phase === 'wallet' ? (
        <Button
          size="lg"
          wide
          loading={is_paying}
          onClick={() => void act(() => payByWallet(window as WalletBrowser, order, title, hooks))}
        >
          {text('cash-desk.wallet.pay', { amount })}
        </Button>
      ) : (
        <>
          <p className="amount text-center text-2xl font-extrabold">{amount}</p>
          <p className="text-sm text-pretty text-ink-soft">{text('cash-desk.wallet.test')}</p>
          <Button size="lg" wide loading={is_paying} onClick={() => void act(() => hooks.pay('sandbox-success'))}>
            {text('cash-desk.wallet.test.success')}
          </Button>
          <Button variant="secondary" wide loading={is_paying} onClick={() => void act(() => hooks.pay('sandbox-decline'))}>
            {text('cash-desk.wallet.test.decline')}
          </Button>
        </>
      )}
    </main>
  )
}

export default WalletPage
