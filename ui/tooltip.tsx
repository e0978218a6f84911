import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TooltipProps = {
  readonly text: string
  /** Gets the attributes for the trigger element: `(trigger) => <button {...trigger}>`. */
  readonly children: (trigger: { readonly 'aria-describedby': string }) => ReactNode
  readonly side?: 'top' | 'bottom'
}

/** A short explanation on hover and focus; Escape hides it. Never the only place for information that a player needs. */
export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) => {
  const id = useId()
  const [hidden, setHidden] = useState(false)
  const show = () => setHidden(false)
  return (
    <span
      className="group/tip relative inline-flex"
      onPointerEnter={show}
      onFocus={show}
      onKeyDown={(event) => event.key === 'Escape' && setHidden(true)}
    >
      {children({ 'aria-describedby': id })}
      <span
        role="tooltip"
        id={id}
        className={classNames(
          'invisible absolute left-1/2 z-(--z-popover) w-max max-w-64 -translate-x-1/2 rounded-sm bg-ink px-2.5 py-1.5 text-xs font-semibold text-background opacity-0 shadow-mid transition-opacity',
          side === 'top' ? 'bottom-full mb-2' : 'top-full mt-2',
          !hidden &&
            'group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100',
        )}
      >
        {text}
      </span>
    </span>
  )
}
