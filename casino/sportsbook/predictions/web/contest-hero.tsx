import type { ReactNode } from 'react'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { useDocument } from '#kernel/web/document.tsx'
import { heroSrc } from '#ui/art/art-src.ts'
import { Badge } from '#ui/badge.tsx'
import { Hero } from '#ui/hero.tsx'
import type { BrandName } from '#ui/tokens/roles.ts'
import type { Contest } from '../rules.ts'
import type { texts } from '../texts.ts'

interface ContestHeroProps {
  readonly contest: Contest
  readonly until: string
  /** How the player stands. */
  readonly children: ReactNode
}

export const ContestHero = ({ contest, until, children }: ContestHeroProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const brand = useDocument().brand as BrandName
  return (
    <Hero
      eager
      src={heroSrc(brand)}
      eyebrow={<Badge tone="accent">{text('predictions.free')}</Badge>}
      heading={text(`predictions.${contest}.heading`)}
      text={text(`predictions.${contest}.text`)}
      action={
        <div className="flex flex-col gap-1">
          <p className="text-lg font-extrabold">{children}</p>
          <p className="text-sm text-ink-soft">{text('predictions.until', { moment: dateTime(until) })}</p>
        </div>
      }
    />
  )
}
