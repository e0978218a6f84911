import type { markSectionSeen } from '#casino/site/menu/contract.ts'
import { api } from '#kernel/web/browser.ts'
import type { MenuItem } from '#kernel/contract/main-data.ts'
import { appState, patchMain } from '#kernel/web/state/app-state.ts'

/** The menu section with unseen items that an address belongs to: a menu item's page or any page below it. */
export const unseenSectionOf = (menu: readonly MenuItem[], path: string): string | null => {
  const [plain = ''] = path.split(/[?#]/)
  const address = plain.endsWith('/') ? plain : `${plain}/`
  return (
    menu.find(({ url, section, counter }) => section !== null && counter !== null && counter > 0 && address.startsWith(url))?.section ??
    null
  )
}

/** MD-066: opening a section marks it as seen: its counter is cleared at once, here and on the server. */
export const seeSection = (path: string): void => {
  const { menu } = appState.get().main.header
  const section = unseenSectionOf(menu, path)
  if (section === null) return
  patchMain(({ header }) => ({
    header: { ...header, menu: header.menu.map((item) => (item.section === section ? { ...item, counter: 0 } : item)) },
  }))
  void api.call<typeof markSectionSeen>('POST /rest/page/items-info/seen/', { body: { section: section as 'events' } })
}
