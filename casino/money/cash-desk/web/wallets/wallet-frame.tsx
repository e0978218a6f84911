import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { minorToDecimal } from '#kernel/money/currency.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { leaveTo } from '#kernel/web/page/leave-to.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { CashDesk } from '../../contract.ts'
import { wallet_country, type Wallet } from '../../rules.ts'
import type { texts } from '../../texts.ts'
import type { FromWalletPage, payByWallet, ToWalletPage } from '../../wallet-contract.ts'
import { buttonAddress } from './wallet-pay.ts'

/** A deposit that was begun and that a wallet pays. */
export interface AskedWallet {
  readonly id: string
  readonly wallet: Wallet
  /** Minor units. */
  readonly amount: number
}

interface FrameProps {
  readonly asked: AskedWallet
  readonly desk: CashDesk
  readonly placement: string
  readonly back: () => void
}

/** The page of the wallet's button in a frame. It gives the token to this page, which hands it to the house and says what came of it. */
export const WalletFrame = ({ asked, desk, placement, back }: FrameProps) => {
  const text = useText<typeof texts>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [refused, setRefused] = useState<string>()
  const { id, wallet, amount } = asked
  const { iso, exponent } = desk.currency

  const onToken = useEffectEvent(async (token: string): Promise<void> => {
    setRefused(undefined)
    const answer = await api.call<typeof payByWallet>('POST /rest/cash/wallet/{id}/pay/', {
      params: { id },
      body: { token },
      key: newCommandKey(),
    })
    const said: ToWalletPage = { type: 'wallet-result', id, success: answer.success }
    frame.current?.contentWindow?.postMessage(said, window.location.origin)
    if (answer.success) leaveTo(`/cash/payment/${id}/`)
    else setRefused(answer.message)
  })

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<FromWalletPage>): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || data.id !== id) return
      if (data.type === 'wallet-token') void onToken(data.token)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [id])

  // The form was longer than the frame that takes its place: what is to be pressed next comes into sight.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'center' })
  }, [])

  const query = { countryCode: wallet_country, currencyCode: iso, amount: minorToDecimal(amount, exponent), id, location: placement }
  // In the language of the page around it.
  const src = useHref(buttonAddress(wallet, query))
  return (
    <div className="flex flex-col gap-4">
      <RefusedNotice>{refused}</RefusedNotice>
      <iframe ref={frame} title={text('cash-desk.wallet.frame')} src={src} allow="payment" className="h-72 w-full rounded-md border-0" />
      <Button variant="ghost" wide onClick={back}>
        {text('cash-desk.wallet.back')}
      </Button>
    </div>
  )
}
