import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { Drawn } from '#casino/campaigns/draws/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import type { pageTexts } from '../page-texts.ts'
import type { TicketType } from '../rules.ts'
import { coverCanvas, rubAt, rubbedShare } from './scratch-layer.ts'

/** Once so much of the layer is off, the rest goes by itself. */
const enough_share = 0.45

const grounds: Record<TicketType, string> = {
  regular: 'from-info-soft',
  gold: 'from-accent-soft',
  super: 'from-second-soft',
}

/** What is under the layer. Screen readers are told by the status beside the card, once it is off. */
const Under = ({ drawn }: { readonly drawn: Drawn }) => {
  const text = useText<typeof pageTexts>()
  return (
    <span aria-hidden="true" className="flex flex-col items-center gap-2 px-4 text-center">
      <ArtIcon name={(drawn.prize?.picture ?? 'clover') as ColourIcon} size={drawn.prize ? 72 : 48} />
      <span className="text-xl font-extrabold text-balance">{drawn.prize?.text ?? text('lottery.nothing')}</span>
    </span>
  )
}

interface ScratchCardProps {
  readonly type: TicketType
  readonly drawn: Drawn
  readonly onShown: () => void
}

/** LO-002: a drawn ticket under its layer: rub it off, or press the button, which keys reach too. */
export const ScratchCard = ({ type, drawn, onShown }: ScratchCardProps) => {
  const text = useText<typeof pageTexts>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [is_shown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (canvas.current) coverCanvas(canvas.current)
    // The button that brought the ticket is gone, and the focus goes on from where it was.
    button.current?.focus({ preventScroll: true })
  }, [])
  const show = (): void => {
    if (is_shown) return
    setShown(true)
    onShown()
  }
  const rub = ({ nativeEvent: { offsetX, offsetY, buttons, pointerType } }: PointerEvent<HTMLCanvasElement>): void => {
    if (!canvas.current || (buttons === 0 && pointerType === 'mouse')) return
    rubAt(canvas.current, offsetX, offsetY)
  }
  const rest = (): void => {
    if (canvas.current && rubbedShare(canvas.current) >= enough_share) show()
  }
  return (
    <div className="flex flex-col items-center gap-3">
      <div
        className={`relative isolate flex h-52 w-full max-w-110 items-center justify-center overflow-clip rounded-xl bg-surface-2 bg-linear-to-br ${grounds[type]} to-surface-2 inset-ring inset-ring-line-strong`}
      >
        <Under drawn={drawn} />
        <canvas
          ref={canvas}
          aria-hidden="true"
          className="absolute inset-0 size-full cursor-pointer touch-none transition-opacity duration-500 data-off:pointer-events-none data-off:opacity-0"
          {...(is_shown && { 'data-off': '' })}
          onPointerDown={rub}
          onPointerMove={rub}
          onPointerUp={rest}
          onPointerLeave={rest}
        />
      </div>
      {!is_shown && (
        <>
          <p className="text-center text-sm text-pretty text-ink-soft">{text('lottery.scratch.layer')}</p>
          <Button ref={button} onClick={show}>
            {text('lottery.scratch.show')}
          </Button>
        </>
      )}
    </div>
  )
}
