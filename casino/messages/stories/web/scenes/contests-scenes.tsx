import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Panel, Thing, Words } from '#ui/scene.tsx'
import { StoryScene, Tick } from './stage.tsx'

const tries = 5
const rows = [
  { words: 66, best: 3, medal: 'gold-medal' },
  { words: 88, best: 1, medal: 'silver-medal' },
  { words: 54, best: 4, medal: 'bronze-medal' },
] as const satisfies readonly { readonly words: number; readonly best: number; readonly medal: ColourIcon }[]

/** A table of a race: the same number of attempts in each row, and the best one counts. */
export const Race = () => (
  <StoryScene>
    <Thing name="trophy" x={200} y={54} size={96} />
    {rows.map(({ words, best, medal }, index) => {
      const y = 142 + index * 66
      return (
        <g key={medal}>
          <Panel x={40} y={y - 28} width={320} height={56} className={index === 0 ? 'fill-accent-soft stroke-accent' : undefined} />
          <Thing name={medal} x={74} y={y} size={38} />
          <Words x={106} y={y - 6} width={words} height={12} className={index === 0 ? 'fill-accent-ink' : 'fill-line-strong'} />
          {Array.from({ length: tries }, (_, at) => (
            <circle
              key={at}
              cx={226 + at * 27}
              cy={y}
              r={at === best ? 11 : 7}
              className={at === best ? 'fill-accent' : 'fill-line-strong'}
            />
          ))}
        </g>
      )
    })}
  </StoryScene>
)

/** Prizes behind a lock with their names on them, before anything begins. */
export const SetAside = () => (
  <StoryScene>
    <Panel x={54} y={44} width={292} height={220} />
    <path d="M54 154h292M151 44v220M249 44v220" strokeWidth="1.5" className="stroke-line" />
    {(['trophy', 'gold-medal', 'coin', 'money-bag', 'ticket', 'gem'] as const).map((name, index) => (
      <g key={name}>
        <Thing name={name} x={102 + (index % 3) * 98} y={92 + Math.floor(index / 3) * 110} size={60} />
        <Words x={80 + (index % 3) * 98} y={132 + Math.floor(index / 3) * 110} width={44} height={7} className="fill-line-strong" />
      </g>
    ))}
    <Thing name="lock" x={326} y={256} size={92} />
    <Tick x={76} y={264} radius={24} />
  </StoryScene>
)
