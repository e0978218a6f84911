import { notify } from '#kernel/web/notices/notices.ts'

/** Puts a text on the clipboard and says so; a browser that does not allow it says that too. */
export const copyText = async (value: string, words: { readonly copied: string; readonly not_copied: string }): Promise<void> => {
  try {
    await window.navigator.clipboard.writeText(value)
    notify({ tone: 'positive', title: words.copied })
  } catch {
    notify({ tone: 'negative', title: words.not_copied })
  }
}
