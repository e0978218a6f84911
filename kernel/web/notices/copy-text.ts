import { notify } from './notices.ts'

/** Copies a text to the clipboard and shows a notice, also if the browser does not allow it. */
export const copyText = async (value: string, words: { readonly copied: string; readonly not_copied: string }): Promise<void> => {
  try {
    await window.navigator.clipboard.writeText(value)
    notify({ tone: 'positive', title: words.copied })
  } catch {
    notify({ tone: 'negative', title: words.not_copied })
  }
}
