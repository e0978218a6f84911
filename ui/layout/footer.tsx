import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type FooterProps = {
  readonly logo: ReactNode
  readonly columns: readonly {
    readonly heading: string
    readonly links: readonly { readonly key: string; readonly link: ReactNode }[]
  }[]
  readonly responsible: {
    /** The age the licence asks for. */
    readonly age: '18+' | '21+'
    readonly heading: string
    readonly text: ReactNode
    /** Limits, a break, self-exclusion, help: links with `footerActionClass`. */
    readonly actions: ReactNode
  }
  /** Language and theme. */
  readonly settings?: ReactNode
  readonly legal: ReactNode
}

/** Under a finger a link is 44 px high. */
export const footerLinkClass =
  'inline-flex min-h-11 min-w-11 items-center rounded-xs py-1.5 text-sm text-ink-soft transition-colors hover:text-ink desk:min-h-0 desk:min-w-0'
export const footerActionClass =
  'inline-flex h-11 items-center desk:h-10 rounded-md bg-surface-1 px-4 text-sm font-semibold text-ink inset-ring inset-ring-line transition-colors hover:bg-surface-3'

/** The badge with the legal age. */
const AgeMark = ({ age, className }: { readonly age: '18+' | '21+'; readonly className?: string }) => (
  <span
    className={classNames(
      'amount grid size-13 shrink-0 place-items-center rounded-full text-base font-extrabold text-ink inset-ring-2 inset-ring-ink-soft',
      className,
    )}
  >
    {age}
  </span>
)

/** The footer: responsible play first, then links. */
export const Footer = ({ logo, columns, responsible, settings, legal }: FooterProps) => (
  <footer className="mt-10 border-t border-line bg-surface-1">
    <div aria-hidden="true" className="h-5 brand-band" />
    <div className="mx-auto w-full max-w-350 px-4 py-8 desk:px-6 desk:py-10">
      <section className="flex flex-col gap-4 rounded-lg bg-surface-2 p-4 sm:p-5 md:flex-row md:items-center">
        <div className="flex items-start gap-4 md:flex-1">
          <AgeMark age={responsible.age} />
          <div className="min-w-0">
            <h2 className="font-bold">{responsible.heading}</h2>
            <p className="mt-0.5 text-sm text-ink-soft">{responsible.text}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">{responsible.actions}</div>
      </section>
      <div className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
        {columns.map((column) => (
          <nav key={column.heading} aria-label={column.heading}>
            <h2 className="mb-1.5 text-sm font-bold">{column.heading}</h2>
            <ul>
              {column.links.map(({ key, link }) => (
                <li key={key}>{link}</li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mt-8 flex flex-col gap-4 border-t border-line pt-6 md:flex-row md:items-center md:justify-between">
        {logo}
        {settings && <div className="flex flex-wrap gap-3">{settings}</div>}
      </div>
      <div className="mt-4 max-w-220 text-xs text-ink-soft">{legal}</div>
    </div>
  </footer>
)
