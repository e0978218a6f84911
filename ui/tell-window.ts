const kinds = ['full', 'sheet'] as const

const tell = (leaving: HTMLElement | null): void => {
  for (const kind of kinds) {
    const open = [...document.querySelectorAll(`[data-window='${kind}']`)]
    document.documentElement.toggleAttribute(
      `data-${kind}-window`,
      open.some((popup) => popup !== leaving),
    )
  }
}

/**
 * A ref for windows: says at the root which kinds are open, so that toasts keep clear of them (tokens/toasts.css). A selector that looks for
 * windows from the root would have the style of the whole page computed with every element that comes or goes.
 */
export const tellWindow = (popup: HTMLElement | null): (() => void) => {
  tell(null)
  return () => tell(popup)
}
