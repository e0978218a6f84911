import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../../fairness-texts.ts'
import type { Draw } from './trace-round.ts'

/** How bytes became one number: those thrown away, then the one that counted. */
export const DrawLine = ({ name, draw }: { readonly name: string; readonly draw: Draw }) => {
  const text = useText<typeof texts>()
  const { read, range, value } = draw
  return (
    <p className="flex flex-wrap gap-x-2 text-sm">
      <span className="text-ink-soft">{name}</span>
      {read.slice(0, -1).map((byte, index) => (
        <s key={`${index} ${byte}`} className="amount text-ink-soft">
          {text('fairness.step.draw-skipped', { byte })}
        </s>
      ))}
      <span className="amount">{text('fairness.step.draw', { byte: read.at(-1), range, value })}</span>
    </p>
  )
}
