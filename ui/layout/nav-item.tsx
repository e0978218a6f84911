import type { ReactNode } from 'react'

type NavItemProps = {
  readonly icon: ReactNode
  readonly label: string
  /** Unseen things behind it; 0 shows nothing. */
  readonly count?: number
  /** Says the count to screen readers: "3 new". */
  readonly count_label?: string
}

/** What stands in a link of the bottom navigation or of the side rail; the count stands on the icon, or at the end of a whole line. */
export const NavItem = ({ icon, label, count = 0, count_label }: NavItemProps) => (
  <>
    <span className="relative shrink-0 wide:static" aria-hidden="true">
      {icon}
      {count > 0 && (
        <span className="amount absolute -top-1.5 left-1/2 ms-1 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-2xs font-bold text-on-accent wide:inset-y-0 wide:right-3.5 wide:left-auto wide:my-auto wide:h-5 wide:min-w-5">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
    <span className="line-clamp-2 max-w-full px-0.5 text-center hyphens-auto wide:px-0 wide:text-start">{label}</span>
    {count > 0 && count_label && <span className="sr-only">{count_label}</span>}
  </>
)
