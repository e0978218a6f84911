import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { texts } from '../texts.ts'
import { words_id, type Steps } from './use-steps.ts'

/** The Skip button is available from the first step and as large as the others. */
export const StepActions = ({ steps, close }: { readonly steps: Steps; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const { is_first, is_last, go, next_ref } = steps
  return (
    <>
      {!is_last && (
        <Button variant="ghost" className="me-auto -ms-5 max-sm:-ms-3 max-sm:px-3" onClick={close}>
          {text('onboarding.skip')}
        </Button>
      )}
      {!is_first && (
        <Button variant="secondary" onClick={() => go(-1)}>
          {text('onboarding.back')}
        </Button>
      )}
      <Button
        ref={next_ref}
        aria-describedby={is_first ? words_id : undefined}
        className="min-w-28"
        onClick={is_last ? close : () => go(1)}
      >
        {text(is_last ? 'onboarding.done' : 'onboarding.next')}
      </Button>
    </>
  )
}
