import type { TObject } from 'typebox'
import { defineExtension } from '#kernel/extensions.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { CountedSection } from './contract.ts'

/** An item of the menu. Only shown if its page exists. */
export interface MenuEntry {
  readonly name: string
  readonly url: string
  /** Name of the icon in apps/web/shell/menu-icon-list.ts. */
  readonly icon: string
  readonly title: Record<Language, string>
  readonly group: 'play' | 'house'
  /** Order within its group: 10, 20 ... from the top. */
  readonly position: number
  /** MD-066: the section whose unseen items it counts. */
  readonly counted?: CountedSection
}

export const menuEntries = defineExtension<MenuEntry>('site/menu.entries', { keyOf: ({ name }) => name })

/** Something new for everybody, until it ends. */
export interface Announcement {
  /** Unique id: `race:17`. */
  readonly about: string
  readonly until: string
}

/** A fact that increments an unseen counter: for its own player, or for everybody. */
export interface UnseenThing {
  readonly fact: FactKind<TObject>
  readonly section: CountedSection
  /** Which of the facts count; all of them if left out. */
  readonly isUnseen?: (fact: Fact<TObject>) => boolean
  /** Whose counters; undefined: that of the fact's own player. */
  readonly playersOf?: (fact: Fact<TObject>) => readonly bigint[]
  /** Undefined: the fact concerns players, and not everybody. */
  readonly announcementOf?: (fact: Fact<TObject>) => Announcement
}

/** Increments the counter of the fact's own player. */
export const unseenByPlayer = <S extends TObject>(
  fact: FactKind<S>,
  section: CountedSection,
  isUnseen?: (fact: Fact<S>) => boolean,
): UnseenThing => ({
  fact: fact as unknown as FactKind<TObject>,
  section,
  ...(isUnseen && { isUnseen: isUnseen as unknown as (fact: Fact<TObject>) => boolean }),
})

/** Increments the counters of those whom the fact names. */
export const unseenByPlayers = <S extends TObject>(
  fact: FactKind<S>,
  section: CountedSection,
  playersOf: (fact: Fact<S>) => readonly bigint[],
): UnseenThing => ({ ...unseenByPlayer(fact, section), playersOf: playersOf as unknown as (fact: Fact<TObject>) => readonly bigint[] })

/** Increments everybody's counter, until the announcement ends. */
export const unseenByAll = <S extends TObject>(
  fact: FactKind<S>,
  section: CountedSection,
  announcementOf: (fact: Fact<S>) => Announcement,
): UnseenThing => ({ ...unseenByPlayer(fact, section), announcementOf: announcementOf as unknown as (fact: Fact<TObject>) => Announcement })

/** MD-066: what the menu's counters count. */
export const unseenThings = defineExtension<UnseenThing>('site/menu.unseen', { keyOf: ({ fact, section }) => `${fact.kind} ${section}` })
