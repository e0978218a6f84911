import { Coins, EyeOff, ListChecks, Trophy } from 'lucide-react'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { ContestChip } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'

const signs = { board: Trophy, pot: Coins, mission: ListChecks }

/** The one figure of a chip: the player's place, how far a task is, else what there is to win. */
const useFigure = () => {
  const text = useText<typeof gameTexts>()
  const { locale } = useFormats()
  return ({ place, done, needed, amount, currency, exponent }: ContestChip): string | null => {
    if (place !== null) return text('game.contests.place', { place })
    if (done !== null && needed !== null) return text('game.contests.done', { done, needed })
    return amount === null ? null : formatAmount(amount, { currency, exponent, locale, trim: true })
  }
}

interface ContestStripProps {
  readonly chips: readonly ContestChip[]
  readonly hide: () => void
  readonly leaveTo: (address: string) => void
}

/** Under the game's bar: contests that count its rounds. Each leads to its page; all are hidden by one press, and come back from the panel. */
export const ContestStrip = ({ chips, hide, leaveTo }: ContestStripProps) => {
  const text = useText<typeof gameTexts>()
  const figureOf = useFigure()
  if (chips.length === 0) return null
  return (
    <section
      aria-label={text('game.contests')}
      className="flex h-11 shrink-0 items-center gap-1 border-t border-line bg-surface-1 pr-1 pl-3"
    >
      <ul className="flex min-w-0 flex-1 [scrollbar-width:none] gap-2 overflow-x-auto">
        {chips.map((chip) => {
          const Sign = signs[chip.look]
          const figure = figureOf(chip)
          return (
            <li key={chip.key} className="shrink-0">
              <button
                type="button"
                className="flex min-h-9 items-center gap-1.5 rounded-full bg-surface-2 px-3 text-xs hover:bg-surface-3"
                onClick={() => leaveTo(chip.link)}
              >
                <Sign className="size-4 shrink-0 text-accent-ink" aria-hidden="true" />
                <span className="max-w-40 truncate">{chip.title}</span>
                {figure !== null && <b className="amount shrink-0">{figure}</b>}
              </button>
            </li>
          )
        })}
      </ul>
      <IconButton size="sm" label={text('game.contests.hide')} onClick={hide} icon={<EyeOff aria-hidden="true" />} />
    </section>
  )
}
