import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonLook = {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
}

const base =
  'relative inline-flex shrink-0 select-none items-center justify-center font-bold whitespace-nowrap transition-[background-color,color,border-color,scale,opacity] active:scale-[0.98] disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:not-aria-busy:opacity-50'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent bg-accent-gradient text-on-accent shadow-low hover:bg-accent-hover hover:bg-none',
  secondary: 'bg-surface-2 text-ink inset-ring inset-ring-line hover:bg-surface-3',
  ghost: 'bg-transparent text-ink hover:bg-surface-2',
  danger: 'bg-danger text-on-danger shadow-low hover:brightness-95',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 gap-1.5 rounded-sm px-3.5 text-sm',
  md: 'h-11 gap-2 rounded-md px-5 text-sm',
  lg: 'h-13 gap-2.5 rounded-md px-7 text-base',
}

/** The look of a button for what is a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}, className?: string): string =>
  classNames(base, variants[variant], sizes[size], wide && 'w-full', className)
