import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Game tiles in columns: two on a small phone, up to seven on a wide desktop. */
export const TileGrid = ({ children, className }: { readonly children: ReactNode; readonly className?: string }) => (
  <div
    className={classNames(
      'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-4 md:gap-x-4 desk:grid-cols-5 xl:grid-cols-6',
      className,
    )}
  >
    {children}
  </div>
)
