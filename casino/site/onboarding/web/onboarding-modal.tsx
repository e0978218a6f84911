import { useEffect } from 'react'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { scenarioOf, stepsOf, type Scenario } from '../scenarios.ts'
import type { texts } from '../texts.ts'
import { focusPage } from './focus-page.ts'
import { reportSeen } from './seen.ts'
import { StepActions } from './step-actions.tsx'
import { StepView } from './step-view.tsx'
import { useSteps } from './use-steps.ts'

/** However the window is closed, it counts as seen. The card that opened it is removed, so the focus cannot return there. */
const useReport = (scenario: Scenario, is_open: boolean): void => {
  useEffect(() => {
    if (!is_open) reportSeen(scenario)
  }, [scenario, is_open])
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage()
    },
    [],
  )
}

/** MD-014: an introduction in a few pictures. Can be closed at once by a button, Escape, Back or a click outside. */
const OnboardingModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const is_play_closed = useMain().playRestriction !== null
  const scenario = scenarioOf(params['scenario']) ?? 'newcomer'
  useReport(scenario, frame.open)
  const steps = useSteps(stepsOf(scenario, is_play_closed))
  return (
    <Dialog
      {...frame}
      title={text('onboarding.heading')}
      title_hidden
      initial_focus={steps.next_ref}
      footer={<StepActions steps={steps} close={close} />}
    >
      <StepView steps={steps} close={close} />
    </Dialog>
  )
}

export default OnboardingModal
