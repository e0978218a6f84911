import type { markSectionSeen } from '#casino/site/menu/contract.ts'
import { api } from '#kernel/web/browser.ts'
import type { MenuItem } from '#kernel/contract/main-data.ts'
import { appState, patchMain } from '#kernel/web/state/app-state.ts'

/** The counted section that an address opens, where it has something unseen: an item's page or anything below it. */
export const unseenSectionOf = (menu: readonly MenuItem[], path: string): string | null => {
  const [plain = ''] = path.split(/[?#]/)
  const address = plain.endsWith('/') ? plain : `${plain}/`
  return (
    menu.find(({ url, section, counter }) => section !== null && counter !== null && counter > 0 && address.startsWith(url))?.section ??
    null
  )
}

/** MD-066: who opens a section has seen what is in it: its counter goes at once, on this page and for the next ones. */
export const seeSection = (path: string): void => {
  const { menu } = appState.get().main.header
  const section = unseenSectionOf(menu, path)
  if (section === null) return
  patchMain(({ header }) => ({
    header: { ...header, menu: header.menu.map((item) => (item.section === section ? { ...item, counter: 0 } : item)) },
  }))
  void api.call<typeof markSectionSeen>('POST /rest/page/items-info/seen/', { body: { section: section as 'events' } })
}
