import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Panel, Thing, Words } from '#ui/scene.tsx'
import { StoryScene, Tick } from './stage.tsx'

const steps: readonly { readonly icon: ColourIcon; readonly words: number; readonly is_done: boolean }[] = [
  { icon: 'money-bag', words: 118, is_done: true },
  { icon: 'scroll', words: 150, is_done: true },
  { icon: 'credit-card', words: 96, is_done: false },
]

/** The steps of a withdrawal, one under the other, with the moment of each. */
export const Payout = () => (
  <StoryScene>
    <Panel x={44} y={28} width={312} height={266} />
    <path d="M92 72v176" strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" className="stroke-line-strong" />
    {steps.map(({ icon, words, is_done }, index) => {
      const y = 76 + index * 85
      return (
        <g key={icon}>
          <circle
            cx="92"
            cy={y}
            r="32"
            strokeWidth="2"
            className={is_done ? 'fill-positive-soft stroke-positive' : 'fill-accent-soft stroke-accent'}
          />
          <Thing name={icon} x={92} y={y} size={40} />
          <Words x={142} y={y - 15} width={words} height={11} className="fill-line-strong" />
          <Words x={142} y={y + 8} width={64} height={8} className="fill-surface-3" />
          {is_done && <Tick x={322} y={y} radius={16} />}
          {!is_done && <circle cx="322" cy={y} r="8" className="fill-accent" />}
        </g>
      )
    })}
  </StoryScene>
)

const rows: readonly { readonly icon: ColourIcon; readonly words: number; readonly amount: number; readonly is_in: boolean }[] = [
  { icon: 'credit-card', words: 88, amount: 62, is_in: true },
  { icon: 'slot-machine', words: 112, amount: 40, is_in: false },
  { icon: 'trophy', words: 76, amount: 54, is_in: true },
  { icon: 'bank', words: 100, amount: 66, is_in: false },
]

/** A page of the books: what came, what went, and the sum under a line. */
export const History = () => (
  <StoryScene>
    <Panel x={50} y={26} width={300} height={274} />
    {rows.map(({ icon, words, amount, is_in }, index) => {
      const y = 60 + index * 50
      return (
        <g key={icon}>
          {index > 0 && <path d={`M74 ${y - 25}h252`} strokeWidth="1.5" className="stroke-line" />}
          <Thing name={icon} x={92} y={y} size={30} />
          <Words x={122} y={y - 5} width={words} height={10} className="fill-line-strong" />
          <Words x={326 - amount} y={y - 5} width={amount} height={10} className={is_in ? 'fill-positive' : 'fill-ink-soft'} />
        </g>
      )
    })}
    <path d="M74 240h252" strokeWidth="3" className="stroke-accent" />
    <Words x={74} y={262} width={70} height={12} className="fill-ink-soft" />
    <Words x={242} y={262} width={84} height={12} className="fill-accent-ink" />
    <Thing name="magnifier" x={338} y={288} size={78} />
  </StoryScene>
)
