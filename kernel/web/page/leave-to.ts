import { closeModalsAbove } from '#kernel/web/modals/modals.ts'
import { goTo } from '#kernel/web/page/navigation.ts'

/** Goes on to a page and closes every window before, so that none covers the page, nor comes again with "back". */
export const leaveTo = (path: string): void => {
  closeModalsAbove(0)
  void goTo(path)
}
