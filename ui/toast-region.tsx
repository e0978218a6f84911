import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { tellAttention } from './toast-attention.ts'
import { joinTabOrder, moveFocusOn } from './toasts-by-keyboard.ts'

export type ToastTone = 'info' | 'positive' | 'warning' | 'negative'

export type Toast = {
  readonly id: string | number
  readonly tone: ToastTone
  readonly heading: string
  readonly text?: string
  readonly action?: ReactNode
}

type ToastRegionProps = {
  readonly label: string
  readonly dismiss_label: string
  /** Newest first. */
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: Toast['id']) => void
  /** Whether the pointer or the focus is at the toasts: who reads them needs them to stay. */
  readonly onAttention: (is_there: boolean) => void
  /** The last toast was dismissed and had the focus, and no window is open that could have it now. */
  readonly onFocusLost: () => void
  /** Says how many stand behind those in sight, on the button that shows them. */
  readonly more_label: (count: number) => string
  readonly fold_label: string
  readonly is_open: boolean
  readonly onToggle: () => void
}

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert }
const colours: Record<ToastTone, string> = {
  info: 'text-info',
  positive: 'text-positive',
  warning: 'text-warning',
  negative: 'text-negative',
}

/** Toasts in sight unless all are asked for: a phone has room for the newest, a desktop's corner for some. */
const in_sight = { phone: 1, desk: 4 } as const

/** What went wrong is never folded away behind what is merely told. */
const canFold = ({ tone }: Toast): boolean => tone !== 'negative'

const foldedAt = (toasts: readonly Toast[], width: keyof typeof in_sight): number => toasts.slice(in_sight[width]).filter(canFold).length

const foldedClass = (toast: Toast, index: number): string | undefined => {
  if (!canFold(toast) || index < in_sight.phone) return undefined
  return index < in_sight.desk ? 'max-desk:hidden' : 'hidden'
}

/**
 * Height of the toasts, so that windows leave room and no control is covered; over a game they take none. Every element inherits it, so
 * it is written only when it changes.
 */
const tellHeight = (region: HTMLElement): (() => void) => {
  const { style, dataset } = document.documentElement
  const observer = new ResizeObserver(() => {
    const takes_room = region.childElementCount > 0 && dataset['fullWindow'] === undefined
    const height = `${takes_room ? region.offsetHeight : 0}px`
    if (style.getPropertyValue('--toasts') !== height) style.setProperty('--toasts', height)
  })
  observer.observe(region)
  return () => observer.disconnect()
}

type FoldProps = Pick<ToastRegionProps, 'toasts' | 'more_label' | 'fold_label' | 'is_open' | 'onToggle'>

/** It stands before what it unfolds: whoever goes on by keyboard comes to that next. */
const Fold = ({ toasts, more_label, fold_label, is_open, onToggle }: FoldProps) => {
  const [on_phone, on_desk] = [foldedAt(toasts, 'phone'), foldedAt(toasts, 'desk')]
  if (on_phone === 0) return null
  return (
    <button
      type="button"
      data-toasts-fold
      aria-expanded={is_open}
      onClick={onToggle}
      className={classNames(
        'pointer-events-auto min-h-11 shrink-0 rounded-full bg-surface-2 px-4 text-sm font-bold text-ink shadow-high inset-ring inset-ring-line hover:bg-surface-3',
        on_desk === 0 && 'desk:hidden',
      )}
    >
      {is_open ? (
        fold_label
      ) : (
        <>
          <span className="desk:hidden">{more_label(on_phone)}</span>
          {on_desk > 0 && <span className="max-desk:hidden">{more_label(on_desk)}</span>}
        </>
      )}
    </button>
  )
}

type ToastCardProps = Pick<ToastRegionProps, 'dismiss_label' | 'onDismiss'> & {
  readonly toast: Toast
  /** Classes of one that stands behind others. */
  readonly folded: string | undefined
}

const ToastCard = ({ toast, dismiss_label, onDismiss, folded }: ToastCardProps) => {
  const Icon = icons[toast.tone]
  return (
    <div
      data-toast
      className={classNames(
        'pointer-events-auto flex w-full max-w-104 shrink-0 animate-rise items-start gap-3 rounded-lg bg-surface-2 p-3.5 shadow-high inset-ring inset-ring-line',
        folded,
      )}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', colours[toast.tone])} aria-hidden="true" />
      <div data-toast-words className="min-w-0 flex-1 text-sm">
        <p className="font-bold">{toast.heading}</p>
        {toast.text && <p className="text-ink-soft">{toast.text}</p>}
        {toast.action && <div className="mt-2 empty:hidden">{toast.action}</div>}
      </div>
      <IconButton size="sm" label={dismiss_label} icon={<X aria-hidden="true" />} onClick={() => onDismiss(toast.id)} className="-m-1.5" />
    </div>
  )
}

/**
 * The region of toasts: on a phone below the top bar, over windows that leave room for it, and in the bar of a game
 * (tokens/toasts.css). Always mounted, so that screen readers announce what is added. The caller decides how long a toast stays;
 * one with an action stays until dismissed. Of a burst the newest is seen, and a button unfolds the others in place. Keyboards come to it
 * behind the last control of an open window.
 */
export const ToastRegion = ({ label, dismiss_label, toasts, onDismiss, onAttention, onFocusLost, ...folding }: ToastRegionProps) => {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!region.current) return undefined
    const ends = [tellHeight(region.current), joinTabOrder(region.current), tellAttention(region.current, onAttention)]
    return () => ends.forEach((end) => end())
  }, [onAttention])
  const dismiss = (id: Toast['id']): void => {
    onDismiss(id)
    setTimeout(() => region.current && !moveFocusOn(region.current) && onFocusLost())
  }
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      data-toasts
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-(--toasts-top) z-(--z-toast) flex flex-col items-center gap-2 p-3 pb-1.5 desk:inset-x-auto desk:top-auto desk:right-0 desk:bottom-0 desk:w-104 desk:items-stretch desk:p-5',
        folding.is_open && 'pointer-events-auto max-h-[70dvh] overflow-y-auto',
      )}
    >
      {toasts.flatMap((toast, index) => [
        <ToastCard
          key={toast.id}
          toast={toast}
          dismiss_label={dismiss_label}
          onDismiss={dismiss}
          folded={folding.is_open ? undefined : foldedClass(toast, index)}
        />,
        // With a key of its own it stays the same button, and keeps the focus, when another toast becomes the newest.
        ...(index === 0 ? [<Fold key="fold" toasts={toasts} {...folding} />] : []),
      ])}
    </section>
  )
}
