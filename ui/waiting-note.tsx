import type { ReactNode } from 'react'
import { Illustration } from './illustration.tsx'

/** In place of a list that is still empty and fills by itself: what will be here. */
export const WaitingNote = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-col items-center gap-3 px-5 pt-4 pb-10 text-center">
    <Illustration name="waiting" />
    <p className="max-w-80 text-ink-soft">{children}</p>
  </div>
)
