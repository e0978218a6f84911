import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonLook = {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
}

const base =
  'relative inline-flex shrink-0 [&_svg]:shrink-0 select-none items-center justify-center font-bold transition-[background-color,color,border-color,scale,opacity] active:scale-[0.98] disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none'

/** A button that waits says for how long: it loses its colour and keeps words that can be read. */
const waiting =
  'aria-disabled:not-aria-busy:bg-surface-3 aria-disabled:not-aria-busy:bg-none aria-disabled:not-aria-busy:text-ink-soft aria-disabled:not-aria-busy:shadow-none'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent bg-accent-gradient text-on-accent shadow-action hover:bg-accent-hover hover:bg-none',
  secondary: 'bg-surface-2 text-ink inset-ring inset-ring-line hover:bg-surface-3',
  ghost: 'bg-transparent text-ink hover:bg-surface-2',
  danger: 'bg-danger text-on-danger shadow-low hover:brightness-95',
}

const sizes: Record<ButtonSize, string> = {
  // Under a finger it is 44 px high.
  sm: 'gap-1.5 rounded-action px-3.5 text-sm before:absolute before:inset-x-0 before:-inset-y-1 desk:before:hidden',
  md: 'gap-2 rounded-action px-5 text-sm',
  lg: 'gap-2.5 rounded-action px-7 text-base',
}

/** A full-width button grows by a line if its text needs one; other buttons stand in rows and keep their height. */
const heights: Record<ButtonSize, readonly [fixed: string, least: string]> = {
  sm: ['h-9', 'min-h-9'],
  md: ['h-11', 'min-h-11'],
  lg: ['h-13', 'min-h-13'],
}

/** Button classes for a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}, className?: string): string =>
  classNames(
    base,
    waiting,
    variants[variant],
    sizes[size],
    wide ? `w-full py-1 text-center leading-tight text-balance ${heights[size][1]}` : `whitespace-nowrap ${heights[size][0]}`,
    className,
  )
