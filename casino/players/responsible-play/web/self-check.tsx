import { useState } from 'react'
import type { texts } from '../page-texts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'

const signs = ['more', 'tolerance', 'chase', 'borrow', 'hide', 'health'] as const
/** From this number of signs on the advice is to stop and get help. */
const many = 2

/** Six signs of problem gambling with an immediate result. Nothing is sent to the server. */
export const SelfCheck = () => {
  const text = useText<typeof texts>()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const result = marked.size === 0 ? 'none' : marked.size < many ? 'some' : 'many'
  const toggle = (sign: string): void =>
    setMarked((known) => (known.has(sign) ? new Set([...known].filter((one) => one !== sign)) : new Set([...known, sign])))
  return (
    <Card heading={text('safe.signs.heading')}>
      <p className="mb-4 text-sm text-ink-soft">{text('safe.signs.text')}</p>
      <div className="flex flex-col gap-3">
        {signs.map((sign) => (
          <Checkbox key={sign} label={text(`safe.sign.${sign}`)} checked={marked.has(sign)} onChange={() => toggle(sign)} />
        ))}
      </div>
      <div className="mt-5" aria-live="polite">
        <Notice tone={result === 'none' ? 'info' : result === 'some' ? 'warning' : 'negative'}>{text(`safe.result.${result}`)}</Notice>
      </div>
    </Card>
  )
}
