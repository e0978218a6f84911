import type { ReactNode } from 'react'

type PageHeadingProps = {
  readonly heading: string
  readonly text?: ReactNode
  readonly aside?: ReactNode
}

/** The page's h1, a sentence below it, and content opposite. */
export const PageHeading = ({ heading, text, aside }: PageHeadingProps) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <div className="min-w-0">
      <h1 className="text-2xl font-extrabold md:text-3xl">{heading}</h1>
      {text && <p className="mt-1.5 max-w-160 text-ink-soft">{text}</p>}
    </div>
    {aside}
  </header>
)
