import { useEffect, useRef, type ReactNode } from 'react'

interface NoticeCardProps {
  readonly heading: string
  readonly text: string
  /** What may be pressed. */
  readonly children: ReactNode
}

/** A card over the reels or the cloth. It stops nothing, and leaves the game's name, stakes and button in sight and in reach. */
export const NoticeCard = ({ heading, text, children }: NoticeCardProps) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [heading])
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[24%] bottom-[32%] z-(--z-raised) flex items-center justify-center p-3 [@media(max-height:520px)]:inset-y-0 [@media(max-height:520px)]:right-51">
      <div
        ref={card}
        role="alertdialog"
        aria-label={heading}
        tabIndex={-1}
        className="pointer-events-auto max-h-full w-full max-w-100 overflow-y-auto rounded-2xl bg-surface-1 p-5 shadow-high inset-ring inset-ring-line outline-0"
      >
        <p className="text-lg font-extrabold">{heading}</p>
        <p className="mt-1.5 text-sm text-ink-soft">{text}</p>
        <div className="mt-4 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  )
}
