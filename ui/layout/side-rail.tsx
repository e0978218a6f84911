import type { ReactNode } from 'react'

type SideRailProps = {
  readonly label: string
  /** The home link with the mark alone (1024–1152 px) and with the whole logo (above). */
  readonly mark: ReactNode
  readonly logo: ReactNode
  readonly children: ReactNode
  /** Language, theme, responsible play: at the bottom. */
  readonly end?: ReactNode
}

/** An item of the side rail: icon above a small label when condensed, in one line when there is room. */
export const railItemClass =
  'group/nav relative flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-1 rounded-md px-0 text-2xs font-semibold max-wide:tracking-tight text-ink-soft transition-colors hover:bg-surface-2 hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=true]:bg-accent-soft aria-[current=page]:text-accent-ink aria-[current=true]:text-accent-ink wide:min-h-11 wide:flex-row wide:justify-start wide:gap-3 wide:px-3.5 wide:text-sm [&_svg]:size-5.5 wide:[&_svg]:size-5'

/** A group of items with a heading that only the full rail shows. */
export const RailGroup = ({ heading, children }: { readonly heading?: string; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-0.5 border-t border-line py-3 first:border-t-0">
    {heading && <p className="hidden px-3.5 pt-1 pb-2 text-xs font-semibold text-ink-soft wide:block">{heading}</p>}
    {children}
  </div>
)

/** The navigation from 1024 px: condensed up to 1152 px, full above (TH-014). */
export const SideRail = ({ label, mark, logo, children, end }: SideRailProps) => (
  <div className="fixed inset-y-0 left-0 z-(--z-navigation) hidden w-22 flex-col border-r border-line bg-surface-1 desk:flex wide:w-64">
    <nav aria-label={label} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-18 shrink-0 items-center justify-center wide:justify-start wide:px-6">
        <span className="wide:hidden">{mark}</span>
        <span className="hidden wide:block">{logo}</span>
      </div>
      <div className="no-scrollbar min-h-0 flex-1 overflow-y-auto px-0.5 wide:px-3">{children}</div>
    </nav>
    {end && <div className="border-t border-line px-0.5 py-2 wide:p-3">{end}</div>}
  </div>
)
