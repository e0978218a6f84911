import type { ReactNode } from 'react'

type HeroProps = {
  readonly eyebrow?: ReactNode
  readonly heading: string
  readonly text?: ReactNode
  readonly action: ReactNode
  /** A wide picture (16 : 6) whose left half is empty. */
  readonly src: string
  /** The first banner of a page is its largest contentful paint, so it loads at once. */
  readonly eager?: boolean
  /** 1 if this is the page's main heading. */
  readonly level?: 1 | 2
}

/** In a narrow column, beside a bet slip for instance, the words reach further into the picture, and so does the veil. */
const veil =
  'absolute inset-0 -z-1 hidden bg-linear-to-r from-surface-1/95 from-35% via-surface-1/85 via-70% to-surface-1/10 to-100% md:block @4xl:from-15% @4xl:via-surface-1/75 @4xl:via-42% @4xl:to-transparent @4xl:to-70%'

/**
 * The large banner of a page: picture, headline, one action. On a phone the text is below the picture, elsewhere over its empty
 * half. Always in the brand's dark theme, like the picture.
 */
export const Hero = ({ eyebrow, heading, text, action, src, eager = false, level = 2 }: HeroProps) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section
      data-theme="dark"
      className="@container relative isolate flex flex-col overflow-clip rounded-2xl bg-surface-1 text-ink shadow-mid md:min-h-80 md:justify-center xl:min-h-92"
    >
      <img
        src={src}
        alt=""
        width={1600}
        height={600}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className="-z-2 h-46 w-full mask-b-from-60% object-cover object-[78%_50%] md:absolute md:inset-0 md:h-full md:mask-none md:object-right"
      />
      <div className={veil} />
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-1 h-4 brand-band" />
      <div className="pointer-events-none absolute inset-0 rounded-2xl inset-ring inset-ring-ink/10" />
      <div className="-mt-9 flex max-w-160 flex-col items-start gap-2.5 p-5 pt-0 pb-8 md:mt-0 md:gap-3 md:p-9 xl:p-12">
        {eyebrow}
        <Heading className="max-w-116 text-2xl font-extrabold sm:text-3xl md:text-4xl">{heading}</Heading>
        {text && <p className="max-w-116 text-ink-soft md:text-lg">{text}</p>}
        <div className="mt-2 flex w-full flex-wrap gap-2.5 *:max-sm:flex-1 sm:gap-3">{action}</div>
      </div>
    </section>
  )
}
