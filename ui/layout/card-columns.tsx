import type { ReactNode } from 'react'

/** Cards of a page side by side from 1024 px, as wide as the page: pages that stand behind one row of tabs keep their edges. */
export const CardColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-2">{children}</div>
)
