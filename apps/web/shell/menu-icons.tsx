import {
  Circle,
  Coins,
  Crown,
  Dices,
  Flag,
  Gem,
  Gift,
  Globe2,
  PiggyBank,
  RadioTower,
  Scale,
  ShieldCheck,
  Ticket,
  Trophy,
  Volleyball,
  type LucideIcon,
} from 'lucide-react'

/** Menu icons by the names that site/menu uses. */
const icons: Readonly<Record<string, LucideIcon>> = {
  games: Dices,
  slots: Gem,
  live: RadioTower,
  sport: Volleyball,
  races: Flag,
  tournaments: Trophy,
  jackpots: Crown,
  bonuses: Gift,
  cashback: Coins,
  'piggy-bank': PiggyBank,
  lottery: Ticket,
  vip: Crown,
  world: Globe2,
  fairness: Scale,
  responsible: ShieldCheck,
}

export const MenuIcon = ({ name }: { readonly name: string }) => {
  const Icon = icons[name] ?? Circle
  return <Icon />
}
