import { Flag, ReceiptText, Scale, ShieldCheck } from 'lucide-react'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Step } from '../scenarios.ts'
import type { texts } from '../texts.ts'
import { FairPicture } from './pictures/fair-picture.tsx'
import { LimitsPicture } from './pictures/limits-picture.tsx'
import { MoneyPicture } from './pictures/money-picture.tsx'
import { RacesPicture } from './pictures/races-picture.tsx'
import { useSwipe } from '#ui/swipe.ts'
import { words_id, type Steps } from './use-steps.ts'

/** The same icons as in the menu, to be recognised there. */
const looks = {
  fair: { Picture: FairPicture, Icon: Scale },
  money: { Picture: MoneyPicture, Icon: ReceiptText },
  limits: { Picture: LimitsPicture, Icon: ShieldCheck },
  races: { Picture: RacesPicture, Icon: Flag },
} as const satisfies Readonly<Record<Step['name'], unknown>>

const Progress = ({ number, all }: { readonly number: number; readonly all: number }) => (
  <span aria-hidden="true" className="flex gap-1.5">
    {Array.from({ length: all }, (_, index) => (
      <span
        key={index}
        className={classNames('h-1.5 w-7 rounded-full transition-colors', index < number ? 'bg-accent-mark' : 'bg-surface-3')}
      />
    ))}
  </span>
)

const Words = ({ name }: Pick<Step, 'name'>) => {
  const text = useText<typeof texts>()
  return (
    <>
      <h2 className="mt-3 text-xl font-extrabold sm:text-2xl">{text(`onboarding.${name}.heading`)}</h2>
      <p className="mt-2 text-ink-soft">{text(`onboarding.${name}.text`)}</p>
    </>
  )
}

/** Reserved height of the longest step in any language and brand, so that nothing jumps between steps. */
const Room = ({ steps }: { readonly steps: readonly Step[] }) =>
  steps.map(({ name }) => (
    <div key={name} aria-hidden="true" className="invisible col-start-1 row-start-1">
      <Words name={name} />
    </div>
  ))

interface StepViewProps {
  readonly steps: Steps
  readonly close: () => void
}

/** One step: picture, text, and a link. Screen readers announce each step; swiping changes steps. */
export const StepView = ({ steps: { step, number, steps, go }, close }: StepViewProps) => {
  const text = useText<typeof texts>()
  const { Picture, Icon } = looks[step.name]
  const all = steps.length
  const swipe = useSwipe(go)
  const open = (): void => {
    close()
    void goTo(step.path)
  }
  return (
    <div className="touch-pan-y" {...swipe}>
      <div className="relative isolate -mx-4 -mt-5 overflow-clip rounded-t-2xl bg-surface-2 bg-glow sm:-mx-6 sm:-mt-6">
        <div key={step.name} className="animate-rise">
          <Picture />
        </div>
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-3.5 brand-band" />
      </div>
      <div aria-live="polite" aria-atomic="true" className="mt-5">
        <p className="flex items-center gap-3 text-sm font-semibold text-ink-soft">
          <Progress number={number} all={all} />
          {text('onboarding.step', { step: number, all })}
        </p>
        <div className="grid">
          <Room steps={steps} />
          <div id={words_id} className="col-start-1 row-start-1">
            <Words name={step.name} />
          </div>
        </div>
      </div>
      <Button variant="secondary" size="sm" className="mt-4" icon={<Icon className="size-4" aria-hidden="true" />} onClick={open}>
        {text(`onboarding.${step.name}.open`)}
      </Button>
    </div>
  )
}
