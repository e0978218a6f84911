/**
 * The menu's icons: our name and lucide's. `npm run icons` writes menu-icons.svg from it: in a file of its own the icons travel once,
 * not with every page, however long the menu grows. `other` stands for a name that is not listed.
 */
export const menuIcons: Readonly<Record<string, string>> = {
  other: 'Circle',
  games: 'Dices',
  slots: 'Gem',
  live: 'RadioTower',
  sport: 'Volleyball',
  lottery: 'Ticket',
  'star-drops': 'Sparkles',
  races: 'Flag',
  tournaments: 'Trophy',
  jackpots: 'Crown',
  contests: 'Swords',
  'top-wins': 'TrendingUp',
  videos: 'Clapperboard',
  bonuses: 'Gift',
  'gift-bank': 'HandHeart',
  'invite-friends': 'UserPlus',
  cashback: 'Coins',
  'piggy-bank': 'PiggyBank',
  fairness: 'Scale',
  responsible: 'ShieldCheck',
}
