import type { CountedSection } from './contract.ts'
import type { texts } from './texts.ts'

export interface MenuEntry {
  readonly name: string
  readonly url: string
  /** Name of the picture in apps/web/shell/menu-icons.ts. */
  readonly icon: string
  readonly title: keyof typeof texts
  readonly group: 'play' | 'house'
  readonly counted?: CountedSection
}

/** Everything that the menu may hold, in order. An item is shown once its page is there. */
const menuEntries: readonly MenuEntry[] = [
  { name: 'games', url: '/games/', icon: 'games', title: 'menu.games', group: 'play' },
  { name: 'all-slots', url: '/games/all-slots/', icon: 'slots', title: 'menu.all-slots', group: 'play' },
  { name: 'sport', url: '/sport/', icon: 'sport', title: 'menu.sport', group: 'play' },
  { name: 'races', url: '/races/', icon: 'races', title: 'menu.races', group: 'play', counted: 'events' },
  { name: 'tournaments', url: '/tournaments-promo/', icon: 'tournaments', title: 'menu.tournaments', group: 'play', counted: 'events' },
  { name: 'jackpots', url: '/jackpots/', icon: 'jackpots', title: 'menu.jackpots', group: 'play' },
  { name: 'bonuses', url: '/bonuses/', icon: 'bonuses', title: 'menu.bonuses', group: 'house', counted: 'bonuses' },
  { name: 'lottery', url: '/lottery/', icon: 'lottery', title: 'menu.lottery', group: 'house' },
  { name: 'vip', url: '/vip-program/', icon: 'vip', title: 'menu.vip', group: 'house' },
  {
    name: 'around-the-world',
    url: '/around-the-world/',
    icon: 'world',
    title: 'menu.around-the-world',
    group: 'house',
    counted: 'around-the-world',
  },
  { name: 'fairness', url: '/fairness/', icon: 'fairness', title: 'menu.fairness', group: 'house' },
  { name: 'responsible-play', url: '/responsible-play/', icon: 'responsible', title: 'menu.responsible-play', group: 'house' },
]

/** The items whose pages exist. */
export const visibleEntries = (paths: ReadonlySet<string>): readonly MenuEntry[] => menuEntries.filter((entry) => paths.has(entry.url))

/** What a player's counters are made of, as the database gives it. */
export interface Unseen {
  readonly own: Readonly<Record<string, number>>
  /** Things for everybody that this player has not seen. */
  readonly announced: readonly { readonly section: string; readonly until: string }[]
  readonly quiet_until: string | null
}

/** MD-066: unseen things per section at a moment; what is over counts no more, and whoever wanted to be away is called to nothing. */
export const countersAt = ({ own, announced, quiet_until }: Unseen, now: Date): Record<string, number> => {
  if (quiet_until !== null && new Date(quiet_until) > now) return {}
  const counters = { ...own }
  for (const { section, until } of announced) if (new Date(until) > now) counters[section] = (counters[section] ?? 0) + 1
  return counters
}
