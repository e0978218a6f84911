import { useText } from '#kernel/web/texts/use-text.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Progress } from '#ui/progress.tsx'
import type { BonusWorth } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

/** What a bonus is worth on average and how likely it is to be finished: in a sentence, and as bars game by game. */
export const WorthView = ({ worth }: { readonly worth: BonusWorth | null }) => {
  const text = useText<typeof texts>()
  if (!worth) return null
  return (
    <div className="flex flex-col gap-2.5 text-sm" data-worth>
      <p className="font-bold">{text('bonuses.worth.heading')}</p>
      <p className="text-pretty text-ink-soft">{worth.text}</p>
      {worth.spins !== null && <p className="text-pretty text-ink-soft">{worth.spins}</p>}
      <Disclosure summary={text('bonuses.worth.games')} className="bg-surface-2">
        <ul className="flex flex-col gap-3">
          {worth.games.map(({ title, finish, ends }) => {
            const said = text('bonuses.worth.row', { finish, ends })
            return (
              <li key={title} className="flex flex-col gap-1">
                <span className="font-semibold">{title}</span>
                <Progress label={title} value={finish} max={100} value_text={said} />
                <span className="text-xs text-ink-soft">{said}</span>
              </li>
            )
          })}
        </ul>
        <p className="mt-3 text-xs text-pretty text-ink-soft">{text('bonuses.worth.how')}</p>
      </Disclosure>
    </div>
  )
}
