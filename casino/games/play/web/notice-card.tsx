import { useEffect, useRef, type ReactNode } from 'react'

interface NoticeCardProps {
  readonly heading: string
  readonly text: string
  /** What may be pressed. */
  readonly children: ReactNode
}

/** A card over the game that stops nothing: under the reels on a phone, in the middle of a wide screen. */
export const NoticeCard = ({ heading, text, children }: NoticeCardProps) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [heading])
  return (
    <div className="absolute inset-x-0 bottom-0 z-(--z-raised) flex justify-center p-3 desk:inset-0 desk:items-center desk:bg-overlay">
      <div
        ref={card}
        role="alertdialog"
        aria-label={heading}
        tabIndex={-1}
        className="w-full max-w-100 rounded-2xl bg-surface-1 p-5 shadow-high inset-ring inset-ring-line outline-0"
      >
        <p className="text-lg font-extrabold">{heading}</p>
        <p className="mt-1.5 text-sm text-ink-soft">{text}</p>
        <div className="mt-4 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  )
}
