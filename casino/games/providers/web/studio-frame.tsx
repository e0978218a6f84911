import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { pageTexts } from '../page-texts.ts'
import { readFromStudio, type ToStudio } from './frame-messages.ts'

/** A game that has said nothing by then is taken for one that will not; should it speak after all, it is shown. */
const patience_ms = 20_000

interface StudioFrameProps {
  readonly title: string
  readonly url: string
  readonly origin: string
  readonly onClose: () => void
  readonly onDeposit: () => void
  readonly again: () => void
}

const Cover = ({ is_late, again }: { readonly is_late: boolean; readonly again: () => void }) => {
  const text = useText<typeof pageTexts>()
  if (!is_late)
    return (
      <div role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-background">
        <Spinner />
        <p className="text-sm text-ink-soft">{text('studio-game.opening')}</p>
      </div>
    )
  return (
    <div className="absolute inset-0 grid place-content-center bg-background p-6">
      <ErrorState
        picture={<Illustration name="error" />}
        heading={text('studio-game.failed')}
        action={<Button onClick={again}>{text('studio-game.again')}</Button>}
      >
        {text('studio-game.late')}
      </ErrorState>
    </div>
  )
}

/**
 * A studio's game, in a document of its own origin. The sandbox lets it run scripts and keep its own storage; it opens no windows, leads the
 * page nowhere, sends no forms, and is given no camera, payment or place. What it says is checked by origin, window and shape.
 */
export const StudioFrame = ({ title, url, origin, onClose, onDeposit, again }: StudioFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [cover, setCover] = useState<'waiting' | 'late' | null>('waiting')
  const language = useLanguage()
  const balance = useMain().playerInfo?.playerBalance.balance
  const send = (message: ToStudio): void => frame.current?.contentWindow?.postMessage(message, origin)
  const hear = useEffectEvent((event: MessageEvent) => {
    const said = readFromStudio(event, { origin, source: frame.current?.contentWindow ?? null })
    if (said?.type === 'ready') {
      setCover(null)
      send({ openhouse: 1, type: 'hello', language, reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches })
    }
    if (said?.type === 'close') onClose()
    if (said?.type === 'deposit') onDeposit()
  })
  const tellMoved = useEffectEvent(() => send({ openhouse: 1, type: 'balance-moved' }))
  useEffect(() => {
    const listen = (event: MessageEvent): void => hear(event)
    window.addEventListener('message', listen)
    const timer = setTimeout(() => setCover((now) => (now === 'waiting' ? 'late' : now)), patience_ms)
    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => tellMoved(), [balance])
  return (
    <div className="relative size-full">
      <iframe
        ref={frame}
        src={url}
        title={title}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay"
        referrerPolicy="no-referrer"
        className="size-full border-0"
      />
      {cover && <Cover is_late={cover === 'late'} again={again} />}
    </div>
  )
}
