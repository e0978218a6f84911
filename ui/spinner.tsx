import { classNames } from './class-names.ts'

/** A spinner for inside a control. Pages and lists show skeletons instead. */
export const Spinner = ({ className }: { readonly className?: string }) => (
  <svg className={classNames('size-5 animate-spin', className)} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
