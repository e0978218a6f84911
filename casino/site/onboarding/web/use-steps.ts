import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Step } from '../scenarios.ts'

/** Id of the step's text, which is read out with the initially focused button. */
export const words_id = 'onboarding-words'

export interface Steps {
  readonly step: Step
  readonly steps: readonly Step[]
  /** Number of the step, from 1. */
  readonly number: number
  readonly is_first: boolean
  readonly is_last: boolean
  readonly go: (by: 1 | -1) => void
  /** The Next button: focused at first, and again after another button disappears. */
  readonly next_ref: RefObject<HTMLButtonElement | null>
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The current step; arrow keys navigate while the focus is in the window. */
export const useSteps = (steps: readonly Step[]): Steps => {
  const [wanted, setWanted] = useState(0)
  const next_ref = useRef<HTMLButtonElement>(null)
  const last = steps.length - 1
  // Play may be closed in another tab meanwhile; then there are fewer steps.
  const index = Math.min(wanted, last)
  const go = (by: 1 | -1): void => setWanted(Math.max(0, Math.min(last, index + by)))
  useEffect(() => {
    const onKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      const by = arrows[key]
      const dialog = next_ref.current?.closest('[role=dialog]')
      if (by && !altKey && !ctrlKey && !metaKey && dialog?.contains(target as Node)) go(by)
    }
    // In the capture phase: the page below must not receive the arrow keys.
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  })
  useEffect(() => {
    if (wanted !== index) setWanted(index)
    if (document.activeElement === document.body) next_ref.current?.focus()
  }, [wanted, index])
  return {
    step: steps[index] as Step,
    steps,
    number: index + 1,
    is_first: index === 0,
    is_last: index === last,
    go,
    next_ref,
  }
}
