import type { ReactNode } from 'react'

type AppShellProps = {
  readonly skip_label: string
  readonly top: ReactNode
  /** SideRail: visible from 1024 px. */
  readonly rail: ReactNode
  /** BottomNav: visible below 1024 px. */
  readonly bottom: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The frame of every page (TH-014). It only lays out its parts. */
export const AppShell = ({ skip_label, top, rail, bottom, footer, children }: AppShellProps) => (
  <div className="min-h-dvh">
    <a
      href="#content"
      className="fixed top-2 left-2 z-(--z-toast) -translate-y-20 rounded-sm bg-accent px-4 py-3 text-sm font-bold text-on-accent focus-visible:translate-y-0"
    >
      {skip_label}
    </a>
    {rail}
    <div className="flex min-h-dvh min-w-0 flex-col desk:pl-22 wide:pl-64">
      {top}
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-0">
        {children}
      </main>
      {footer}
    </div>
    {bottom}
  </div>
)
