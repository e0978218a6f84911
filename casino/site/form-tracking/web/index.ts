import { defineWebSlice } from '#kernel/web-slice.ts'

const tracked = '[data-tracked]'

/** What follows forms is loaded with the first touch of one. */
const begin = ({ target }: FocusEvent): void => {
  if (!(target instanceof Element) || target.closest(tracked) === null) return
  document.removeEventListener('focusin', begin)
  void import('./follow-forms.ts').then(({ followForms }) => followForms(target))
}

if (typeof document !== 'undefined') document.addEventListener('focusin', begin)

export const slice = defineWebSlice({ name: 'site/form-tracking' })
