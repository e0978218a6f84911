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

/** However the window is left, it was seen. The card that opened it is gone by then, and with it what would get the focus back. */
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

/** MD-014: a few pictures that show a newcomer around. Left at once by a button, the cross, Escape, Back or a press beside it. */
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
