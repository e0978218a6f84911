import { useState } from 'react'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { api } from '#kernel/web/browser.ts'
import { saveBlob } from '#kernel/web/files/save-blob.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { getProofs, Proof } from '../contract.ts'
import type { texts } from '../texts.ts'
import { isProven } from './check-proof.ts'

interface Checked {
  readonly proofs: readonly Proof[]
  readonly is_good: boolean
}

const Found = ({ checked }: { readonly checked: Checked }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  if (checked.proofs.length === 0) return <Notice>{text('liabilities.absent')}</Notice>
  if (!checked.is_good)
    return (
      <Notice tone="negative" announce>
        {text('liabilities.wrong')}
      </Notice>
    )
  return (
    <Notice tone="positive" announce>
      {checked.proofs
        .map(({ book: { asset, exponent, at }, leaf }) =>
          text('liabilities.good', { amount: formatAmount(BigInt(leaf.amount), { currency: asset, exponent, locale }), at: dateTime(at) }),
        )
        .join(' ')}
    </Notice>
  )
}

/** Fetches the player's own proofs and checks them here, in the browser: the house is not asked whether they are right. */
const useCheck = () => {
  const [checked, setChecked] = useState<Checked>()
  const [refused, setRefused] = useState<string>()
  const [checking, setChecking] = useState(false)
  const check = async (): Promise<void> => {
    setChecking(true)
    const answer = await api.call<typeof getProofs>('GET /rest/player/liabilities/', {})
    if (answer.success) {
      const found = await Promise.all(answer.data.map(isProven))
      setChecked({ proofs: answer.data, is_good: found.every(Boolean) })
      setRefused(undefined)
    } else setRefused(answer.message)
    setChecking(false)
  }
  return { checked, refused, checking, check }
}

export const CheckBalance = () => {
  const text = useText<typeof texts>()
  const is_guest = useMain().playerInfo === undefined
  const { checked, refused, checking, check } = useCheck()
  const save = (): void => saveBlob('proof.json', new Blob([JSON.stringify(checked?.proofs ?? [], null, 1)], { type: 'application/json' }))
  return (
    <>
      <RefusedNotice tone="warning">{refused}</RefusedNotice>
      {checked && <Found checked={checked} />}
      {is_guest && <p className="text-sm">{text('liabilities.guest')}</p>}
      <div className="flex flex-wrap gap-3">
        {!is_guest && (
          <Button loading={checking} onClick={() => void check()}>
            {text('liabilities.check')}
          </Button>
        )}
        {checked && checked.proofs.length > 0 && (
          <Button variant="secondary" onClick={save}>
            {text('liabilities.download')}
          </Button>
        )}
        <a href="/fairness/verify-balance.py" download className={buttonClass({ variant: 'secondary' })}>
          {text('liabilities.script')}
        </a>
      </div>
    </>
  )
}
