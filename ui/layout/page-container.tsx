import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type PageContainerProps = {
  /** `text` is for reading, `form` for a single form. */
  readonly width?: 'full' | 'text' | 'form'
  readonly children: ReactNode
  readonly className?: string
}

const widths = { full: 'max-w-350', text: 'max-w-190', form: 'max-w-130' }

/** The content of a page: margins, maximum width, and even gaps between sections. */
export const PageContainer = ({ width = 'full', children, className }: PageContainerProps) => (
  <div
    className={classNames('mx-auto flex w-full min-w-0 flex-col gap-8 px-4 py-5 desk:gap-10 desk:px-6 desk:py-7', widths[width], className)}
  >
    {children}
  </div>
)
