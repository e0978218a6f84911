import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Light, Panel, Thing, Words } from '#ui/scene.tsx'
import { StepScene } from './step-scene.tsx'

const rows: readonly { readonly icon: ColourIcon; readonly words: number; readonly amount: number; readonly is_in: boolean }[] = [
  { icon: 'credit-card', words: 96, amount: 62, is_in: true },
  { icon: 'slot-machine', words: 74, amount: 40, is_in: false },
  { icon: 'trophy', words: 110, amount: 52, is_in: true },
]

/** A page with the balance at the top and transactions below. */
export const MoneyPicture = () => (
  <StepScene>
    <Light x={428} y={128} radius={104} />
    <Panel x={70} y={28} width={330} height={190} />
    <path d="M70 76h330" strokeWidth="1.5" className="stroke-line" />
    <circle cx="94" cy="52" r="9" className="fill-surface-3" />
    <Words x={110} y={48} width={52} height={8} className="fill-surface-3" />
    <Panel x={268} y={37} width={116} height={30} className="fill-accent-soft stroke-accent" />
    <Thing name="coin" x={286} y={52} size={20} />
    <Words x={302} y={47.5} width={68} height={9} className="fill-accent-ink" />
    {rows.map(({ icon, words, amount, is_in }, index) => {
      const y = 101 + index * 43
      return (
        <g key={icon}>
          {index > 0 && <path d={`M90 ${y - 21.5}h290`} strokeWidth="1.5" className="stroke-line" />}
          <Thing name={icon} x={104} y={y} size={26} />
          <Words x={130} y={y - 4} width={words} height={8} className="fill-line-strong" />
          <Words x={380 - amount} y={y - 4.5} width={amount} height={9} className={is_in ? 'fill-positive' : 'fill-ink-soft'} />
        </g>
      )
    })}
    <Thing name="scroll" x={440} y={138} size={124} />
  </StepScene>
)
