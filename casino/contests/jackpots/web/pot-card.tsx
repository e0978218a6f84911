import { Link } from 'react-router'
import { ArtIcon } from '#ui/art-icon.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Jackpots, Pot } from '../contract.ts'
import { PotAmount } from './pot-amount.tsx'
import { pictureOf, usePotWords } from './pot-words.ts'

interface PotCardProps {
  readonly pot: Pot
  readonly money: Pick<Jackpots, 'currency' | 'exponent'>
  /** A card that leads to its pot's page. */
  readonly is_link?: boolean
  readonly className?: string
}

const look =
  '@container flex h-full min-w-0 flex-col gap-1.5 overflow-clip rounded-xl bg-surface-1 bg-glow p-4 text-ink shadow-mid inset-ring inset-ring-line sm:p-5'

/** One pot: what it is called, what stands in it, and by which chance it falls. In the brand's dark colours, as a sign of light is. */
export const PotCard = ({ pot, money, is_link = false, className }: PotCardProps) => {
  const words = usePotWords(money)
  const inside = (
    <>
      <span className="flex items-center gap-2.5">
        <ArtIcon name={pictureOf(pot)} size={32} />
        <span className="min-w-0 truncate text-sm font-bold text-ink-soft">{pot.title}</span>
      </span>
      <PotAmount
        amount_minor={pot.currentSum}
        {...money}
        className="block truncate text-2xl font-extrabold text-accent-ink sm:@min-[14rem]:text-3xl"
      />
      <span className="mt-auto text-xs text-ink-soft">{words.chance(pot)}</span>
    </>
  )
  return is_link ? (
    <Link data-theme="dark" to={pot.link} className={classNames(look, 'transition-transform hover:-translate-y-0.5', className)}>
      {inside}
    </Link>
  ) : (
    <div data-theme="dark" className={classNames(look, className)}>
      {inside}
    </div>
  )
}
