import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../../fairness-texts.ts'
import { DrawLine } from './draw-line.tsx'
import type { Draw } from './trace-round.ts'

/** The numbers that an instant game drew, one after another, each with the bytes that gave it. */
export const DrawsView = ({ draws }: { readonly draws: readonly Draw[] }) => {
  const text = useText<typeof texts>()
  return (
    <ol className="flex flex-col gap-1">
      {draws.map((draw, index) => (
        <li key={index}>
          <DrawLine name={text('fairness.step.number', { number: index + 1 })} draw={draw} />
        </li>
      ))}
    </ol>
  )
}
