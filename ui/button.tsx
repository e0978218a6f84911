import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly wide?: boolean
  /** Keeps width and focus, shows a spinner and ignores clicks, so that one command is sent once. */
  readonly loading?: boolean
  readonly icon?: ReactNode
}

/** A button. It is `type="button"` unless told otherwise. */
export const Button = ({ variant, size, wide, loading = false, icon, className, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={buttonClass({ variant, size, wide }, className)}
    aria-busy={loading || undefined}
    aria-disabled={loading || rest['aria-disabled'] || undefined}
    onClick={loading ? (event) => event.preventDefault() : onClick}
  >
    {loading && <Spinner className="absolute" />}
    <span className={classNames('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}>
      {icon}
      {children}
    </span>
  </button>
)
