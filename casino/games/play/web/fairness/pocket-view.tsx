import { colourOf, numberName } from '#engines/roulette/wheel.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../../fairness-texts.ts'
import { DrawLine } from './draw-line.tsx'
import type { Draw } from './trace-round.ts'

const grounds = { red: 'bg-danger text-on-danger', black: 'bg-ink text-background', green: 'bg-positive-soft text-positive' } as const

/** The pocket of the wheel that the bytes gave. */
export const PocketView = ({ draw }: { readonly draw: Draw }) => {
  const text = useText<typeof texts>()
  const colour = colourOf(draw.value)
  return (
    <div className="flex items-center gap-4">
      <span className={classNames('amount grid size-14 shrink-0 place-items-center rounded-md text-2xl font-extrabold', grounds[colour])}>
        {numberName(draw.value)}
      </span>
      <div>
        <p className="font-semibold">{text(`fairness.colour.${colour}`)}</p>
        <DrawLine name={text('fairness.step.pocket')} draw={draw} />
      </div>
    </div>
  )
}
