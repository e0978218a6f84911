import type { ReactNode } from 'react'

/** Cards in columns from 1024 px, across the full page width, so that pages behind one row of tabs keep their edges. */
export const CardColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-2">{children}</div>
)
