/**
 * Tells whether somebody is at the toasts and reads them: with a pointer over them or with the focus of a keyboard. Of a mouse's press the
 * focus remains there, and says nothing; so does `:hover` after the touch of a finger, which has long gone.
 */
export const tellAttention = (region: HTMLElement, onAttention: (is_there: boolean) => void): (() => void) => {
  let is_finger = false
  const isAttended = (): boolean => region.matches(is_finger ? ':has(:focus-visible)' : ':hover, :has(:focus-visible)')
  // After the event: what left the region is elsewhere by then.
  const tell = (): void => void setTimeout(() => onAttention(isAttended()))
  const enter = ({ pointerType }: PointerEvent): void => {
    is_finger = pointerType === 'touch'
    tell()
  }
  // A toast that is gone takes pointer and focus with it, and tells nobody.
  const changes = new MutationObserver(tell)
  changes.observe(region, { childList: true })
  const events = ['pointerleave', 'focusin', 'focusout'] as const
  region.addEventListener('pointerenter', enter)
  for (const event of events) region.addEventListener(event, tell)
  return () => {
    changes.disconnect()
    region.removeEventListener('pointerenter', enter)
    for (const event of events) region.removeEventListener(event, tell)
  }
}
