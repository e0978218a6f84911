import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { addPasskey, beginPasskey } from '../contract.ts'
import type { texts } from '../texts.ts'
import { deviceNameOf } from './device-name.ts'
import { hasPasskeys, isKnownHere, makePasskey } from './passkey-browser.ts'
import { PasskeyLine } from './passkey-line.tsx'
import { refreshSecondFactor, useSecondFactor } from './second-factor-query.ts'

/** Creates a passkey on this device and registers it. Resolves with an error, or nothing. */
const useAdding = () => {
  const text = useText<typeof texts>()
  const [adding, setAdding] = useState(false)
  const tell = (title: string): void => notify({ tone: 'negative', title })
  const make = async (): Promise<void> => {
    const options = await api.call<typeof beginPasskey>('POST /rest/player/passkeys/begin/', {})
    if (!options.success) return options.error === 'proof-needed' ? undefined : tell(options.message)
    let passkey
    try {
      passkey = await makePasskey(options.data)
    } catch (error) {
      return tell(text(isKnownHere(error) ? 'second-factor.passkeys.known' : 'second-factor.passkeys.not-made'))
    }
    const name = deviceNameOf(window.navigator.userAgent) ?? text('second-factor.passkeys.default-name')
    const answer = await api.call<typeof addPasskey>('POST /rest/player/passkeys/', { body: { name, passkey } })
    if (!answer.success) return tell(answer.message)
    notify({ tone: 'positive', title: text('second-factor.passkeys.added'), text: text('second-factor.passkeys.added-text') })
    await refreshSecondFactor()
  }
  const add = async (): Promise<void> => {
    setAdding(true)
    await make()
    setAdding(false)
  }
  return { adding, add }
}

/** The player's passkeys, and a button to add one. */
const PasskeysCard = () => {
  const text = useText<typeof texts>()
  const { data } = useSecondFactor()
  const { adding, add } = useAdding()
  if (!data) return null
  return (
    <Card className="max-w-140" heading={text('second-factor.passkeys.heading')}>
      <p className="text-sm text-ink-soft">{text('second-factor.passkeys.intro')}</p>
      {data.passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {data.passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button className="mt-4" variant="secondary" icon={<Fingerprint aria-hidden="true" />} loading={adding} onClick={() => void add()}>
          {text('second-factor.passkeys.add')}
        </Button>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">{text('second-factor.passkeys.unsupported')}</p>
      )}
    </Card>
  )
}

export default PasskeysCard
