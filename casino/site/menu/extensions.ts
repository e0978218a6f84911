import type { TObject } from 'typebox'
import { defineExtension } from '#kernel/extensions.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { CountedSection } from './contract.ts'

/** An item of the menu. It is shown once its page is there. */
export interface MenuEntry {
  readonly name: string
  readonly url: string
  /** Name of the picture in apps/web/shell/menu-icons.tsx. */
  readonly icon: string
  readonly title: Record<Language, string>
  readonly group: 'play' | 'house'
  /** Where it stands in its group: 10, 20 ... from the top. */
  readonly position: number
  /** MD-066: the section whose unseen things it counts. */
  readonly counted?: CountedSection
}

export const menuEntries = defineExtension<MenuEntry>('site/menu.entries', { keyOf: ({ name }) => name })

/** Something for everybody to see, until it is over. */
export interface Announcement {
  /** Once in the life of the site: `race:17`. */
  readonly about: string
  readonly until: string
}

/** A fact that adds to the count of unseen things: for its own player, or for everybody. */
export interface UnseenThing {
  readonly fact: FactKind<TObject>
  readonly section: CountedSection
  /** Undefined: the fact's own player has one more thing to see. */
  readonly announcementOf?: (fact: Fact<TObject>) => Announcement
}

/** A fact's own player has one more thing to see. */
export const unseenByPlayer = <S extends TObject>(fact: FactKind<S>, section: CountedSection): UnseenThing => ({
  fact: fact as unknown as FactKind<TObject>,
  section,
})

/** Everybody has one more thing to see, as long as there is something to see. */
export const unseenByAll = <S extends TObject>(
  fact: FactKind<S>,
  section: CountedSection,
  announcementOf: (fact: Fact<S>) => Announcement,
): UnseenThing => ({ ...unseenByPlayer(fact, section), announcementOf: announcementOf as unknown as (fact: Fact<TObject>) => Announcement })

/** MD-066: what the menu's counters count. */
export const unseenThings = defineExtension<UnseenThing>('site/menu.unseen', { keyOf: ({ fact, section }) => `${fact.kind} ${section}` })
