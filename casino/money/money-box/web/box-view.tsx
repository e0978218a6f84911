import { useState } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { type BoxStep, boxSteps } from '../rules.ts'
import type { texts } from '../texts.ts'
import { BoxOverview } from './box-overview.tsx'
import { useBox } from './box-query.ts'
import { PutAsideForm } from './put-aside-form.tsx'
import { TakeOutForm } from './take-out-form.tsx'

/** The money box in its steps: what there is, putting aside, taking out. */
export const BoxView = ({ first }: { readonly first: BoxStep }) => {
  const text = useText<typeof texts>()
  const [step, setStep] = useState(first)
  const { data: box, isPending, isFetching, refetch } = useBox()
  if (!box)
    return isPending ? (
      <Skeleton className="h-72 rounded-md" />
    ) : (
      <Button variant="secondary" wide loading={isFetching} onClick={() => void refetch()}>
        {text('money-box.reload')}
      </Button>
    )
  const parts = {
    overview: <BoxOverview box={box} putAside={() => setStep('put-aside')} />,
    'put-aside': <PutAsideForm box={box} done={() => setStep('overview')} />,
    'take-out': <TakeOutForm box={box} done={() => setStep('overview')} />,
  }
  return (
    <Tabs
      label={text('money-box.steps')}
      value={step}
      tabs={boxSteps.map((value) => ({ value, label: text(`money-box.step.${value}`) }))}
      onChange={setStep}
    >
      {parts[step]}
    </Tabs>
  )
}
