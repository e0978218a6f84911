import {
  Circle,
  Coins,
  Crown,
  Dices,
  Flag,
  Gem,
  Gift,
  HandHeart,
  PiggyBank,
  RadioTower,
  Scale,
  ShieldCheck,
  Swords,
  TrendingUp,
  Trophy,
  UserPlus,
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
  contests: Swords,
  'top-wins': TrendingUp,
  bonuses: Gift,
  'gift-bank': HandHeart,
  'invite-friends': UserPlus,
  cashback: Coins,
  'piggy-bank': PiggyBank,
  fairness: Scale,
  responsible: ShieldCheck,
}

export const MenuIcon = ({ name }: { readonly name: string }) => {
  const Icon = icons[name] ?? Circle
  return <Icon />
}
