import type { ReactNode } from 'react'

type NavItemProps = {
  readonly icon: ReactNode
  readonly label: string
  /** Number of unseen items; 0 shows nothing. */
  readonly count?: number
  /** The count for screen readers: "3 new". */
  readonly count_label?: string
}

/** Content of a link in the bottom navigation or side rail: icon and label, and a dot on the icon if something is new. */
export const NavItem = ({ icon, label, count = 0, count_label }: NavItemProps) => (
  <>
    <span className="relative shrink-0 wide:static" aria-hidden="true">
      {icon}
      {count > 0 && (
        <span className="absolute -top-0.5 left-1/2 ms-2 grid size-2.5 place-items-center rounded-full bg-accent-mark text-2xs font-bold text-on-accent wide:inset-y-0 wide:right-3.5 wide:left-auto wide:my-auto wide:h-5 wide:w-auto wide:bg-accent wide:px-2">
          <span className="amount hidden wide:block">{count_label ?? count}</span>
        </span>
      )}
    </span>
    <span className="line-clamp-2 max-w-full px-0.5 text-center hyphens-auto wide:px-0 wide:text-start">{label}</span>
    {count > 0 && count_label && <span className="sr-only">{count_label}</span>}
  </>
)
