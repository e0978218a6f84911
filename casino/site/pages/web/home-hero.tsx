import { Link } from 'react-router'
import type { texts } from '../texts.ts'
import { useDocument } from '#kernel/web/document.tsx'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsDeskClosed, useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
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
  const is_desk_closed = useIsDeskClosed()
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
        {text(is_desk_closed ? 'home.hero.desk-closed' : 'home.hero.deposit')}
      </Link>
    </>
  )
}

/** The brand's hero picture and headline. Players who may not play see no invitation. */
export const HomeHero = () => {
  const text = useText<typeof texts>()
  const brand = useDocument().brand as BrandName
  const is_closed = useIsPlayClosed()
  return (
    <Hero
      level={1}
      eager
      src={heroSrc(brand)}
      eyebrow={is_closed ? null : <Badge tone="accent">{text(`home.hero.eyebrow.${brand}`)}</Badge>}
      heading={text(is_closed ? 'home.hero.closed.heading' : `home.hero.heading.${brand}`)}
      text={text(is_closed ? 'home.hero.closed.text' : 'home.hero.text')}
      action={<Actions />}
    />
  )
}
