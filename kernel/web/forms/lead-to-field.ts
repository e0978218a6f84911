import { flushSync } from 'react-dom'

/**
 * Shows what is wrong with a field (`show` sets the state), and leads to it: a fault that is only written is nothing to whoever does not see
 * it. The field is reached with its fault, so that both are read out together.
 */
export const leadToField = (field_id: string, show: () => void): void => {
  flushSync(show)
  const field = document.getElementById(field_id)
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
}
