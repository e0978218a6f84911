import { Link } from 'react-router'
import type { texts } from '../texts.ts'
import { useDocument } from '#kernel/web/document.tsx'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { heroSrc } from '#ui/art/art-src.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Hero } from '#ui/hero.tsx'
import type { BrandName } from '#ui/tokens/roles.ts'

const Actions = () => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  if (isGuest)
    return (
      <>
        <Button size="lg" onClick={() => openModal('Register', { source: 'home' })}>
          {text('home.hero.register')}
        </Button>
        <Link to="/games/" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          {text('home.hero.try')}
        </Link>
      </>
    )
  if (is_closed)
    return (
      <Link to="/profile/" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
        {text('home.hero.profile')}
      </Link>
    )
  return (
    <>
      <Link to="/games/" className={buttonClass({ size: 'lg' })}>
        {text('home.hero.play')}
      </Link>
      <Link to="/cash/deposit/" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
        {text('home.hero.deposit')}
      </Link>
    </>
  )
}

/** The brand's own scene and the first thing that a visitor reads. */
export const HomeHero = () => {
  const text = useText<typeof texts>()
  const brand = useDocument().brand as BrandName
  return (
    <Hero
      level={1}
      eager
      src={heroSrc(brand)}
      eyebrow={<Badge tone="accent">{text(`home.hero.eyebrow.${brand}`)}</Badge>}
      heading={text(`home.hero.heading.${brand}`)}
      text={text('home.hero.text')}
      action={<Actions />}
    />
  )
}
