import type { ReactNode } from 'react'

type HeroProps = {
  readonly eyebrow?: ReactNode
  readonly heading: string
  readonly text?: ReactNode
  readonly action: ReactNode
  /** A wide picture (16 : 6) whose left half is quiet. */
  readonly src: string
  /** The first banner of a page is what it is measured by: it loads at once. */
  readonly eager?: boolean
}

/** The largest thing on a page: a picture, a promise, one action. A veil keeps the text readable on any picture. */
export const Hero = ({ eyebrow, heading, text, action, src, eager = false }: HeroProps) => (
  <section className="relative isolate flex min-h-88 items-end overflow-clip rounded-2xl bg-surface-2 shadow-mid md:min-h-80 md:items-center xl:min-h-92">
    <img
      src={src}
      alt=""
      width={1600}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      className="absolute inset-x-0 top-0 -z-2 h-3/5 w-full object-cover object-right md:h-full"
    />
    <div className="absolute inset-0 -z-1 bg-linear-to-t from-background from-45% via-background/80 via-58% to-transparent to-80% md:bg-linear-to-r md:from-background/95 md:from-20% md:via-background/75 md:via-45% md:to-transparent md:to-72%" />
    <div className="flex max-w-140 flex-col items-start gap-3 p-5 md:p-9 xl:p-12">
      {eyebrow}
      <h2 className="text-3xl font-extrabold md:text-4xl">{heading}</h2>
      {text && <p className="text-base text-ink-soft md:text-lg">{text}</p>}
      <div className="mt-2 flex flex-wrap gap-3">{action}</div>
    </div>
  </section>
)
