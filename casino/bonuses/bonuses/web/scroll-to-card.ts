/** The longest that a page is waited for to bring its cards. */
const patience_ms = 10_000

/** OP-032: brings the card of a bonus into sight once the page has it. Whoever wants less motion is there at once. */
export const scrollToCard = (id: string): void => {
  const look = (): boolean => {
    const card = document.getElementById(id)
    if (!card) return false
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    card.scrollIntoView({ behavior, block: 'center' })
    return true
  }
  if (look()) return
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patience_ms)
}
