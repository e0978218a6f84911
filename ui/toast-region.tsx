import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

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
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: Toast['id']) => void
}

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert }
const colours: Record<ToastTone, string> = {
  info: 'text-info',
  positive: 'text-positive',
  warning: 'text-warning',
  negative: 'text-negative',
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

/**
 * The region of toasts: on a phone below the top bar, over windows that leave room for it, and in the bar of a game
 * (tokens/toasts.css). Always mounted, so that screen readers announce what is added. The caller decides how long a toast stays;
 * one with an action stays until dismissed.
 */
export const ToastRegion = ({ label, dismiss_label, toasts, onDismiss }: ToastRegionProps) => (
  <section
    ref={tellHeight}
    aria-label={label}
    aria-live="polite"
    data-toasts
    className="pointer-events-none fixed inset-x-0 top-(--toasts-top) z-(--z-toast) flex flex-col items-center gap-2 p-3 pb-1.5 desk:inset-x-auto desk:top-auto desk:right-0 desk:bottom-0 desk:w-104 desk:items-stretch desk:p-5"
  >
    {toasts.map((toast) => {
      const Icon = icons[toast.tone]
      return (
        <div
          key={toast.id}
          data-toast
          className="pointer-events-auto flex w-full max-w-104 animate-rise items-start gap-3 rounded-lg bg-surface-2 p-3.5 shadow-high inset-ring inset-ring-line"
        >
          <Icon className={classNames('mt-0.5 size-5 shrink-0', colours[toast.tone])} aria-hidden="true" />
          <div data-toast-words className="min-w-0 flex-1 text-sm">
            <p className="font-bold">{toast.heading}</p>
            {toast.text && <p className="text-ink-soft">{toast.text}</p>}
            {toast.action && <div className="mt-2 empty:hidden">{toast.action}</div>}
          </div>
          <IconButton
            size="sm"
            label={dismiss_label}
            icon={<X aria-hidden="true" />}
            onClick={() => onDismiss(toast.id)}
            className="-m-1.5"
          />
        </div>
      )
    })}
  </section>
)
