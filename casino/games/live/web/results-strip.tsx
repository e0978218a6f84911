import { balloonHeight } from '#engines/live/games/above-the-clouds.ts'
import { plentyWheel } from '#engines/live/games/wheel-of-plenty.ts'
import { colourOf } from '#engines/roulette/wheel.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { LiveTable } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLiveWords } from './live-words.ts'
import { PlentyIcon } from './plenty-symbol.tsx'
import { coupOfDraw } from './roads.ts'

const fills = { green: 'bg-[#0c6a44]', red: 'bg-[#a81f2b]', black: 'bg-[#1b1f2a] inset-ring inset-ring-[#ffffff40]' } as const

const sides = { player: 'bg-[#2c6fc4]', banker: 'bg-[#c22f36]', tie: 'bg-[#2c8a56]' } as const

const groundOf = (slug: string, drawn: readonly number[]): string => {
  const [value = 0] = drawn
  if (slug === 'live-baccarat') return sides[coupOfDraw(drawn).side]
  if (slug === 'live-draw') return 'bg-[#24336f]'
  if (slug === 'live-wheel') return 'bg-[#17223f]'
  if (slug === 'live-roulette') return fills[colourOf(value)]
  return balloonHeight(value) >= 200 ? 'bg-[#0f6b4d]' : 'bg-[#274a75]'
}

/** What came in the last rounds, the newest first. */
export const ResultsStrip = ({ table, limit = 20 }: { readonly table: Pick<LiveTable, 'slug' | 'results'>; readonly limit?: number }) => {
  const text = useText<typeof texts>()
  const { result } = useLiveWords()
  const { slug, results } = table
  // A draw is a line of its own.
  const shown = slug === 'live-draw' ? Math.ceil(limit / 4) : limit
  if (results.length === 0) return <p className="text-sm text-ink-soft">{text('live.no-results')}</p>
  return (
    <ol aria-label={text('live.results')} className="flex flex-wrap gap-1.5">
      {results.slice(0, shown).map(({ id, drawn }) => (
        <li
          key={id}
          className={classNames(
            'grid min-h-8 min-w-8 place-items-center rounded-[1rem] px-2.5 py-1 text-center text-xs font-bold text-[#fff]',
            // Twenty numbers need more than one line on a phone.
            slug !== 'live-draw' && 'amount',
            groundOf(slug, drawn ?? []),
          )}
        >
          {slug === 'live-wheel' ? (
            <>
              <PlentyIcon symbol={plentyWheel[drawn?.[0] ?? 0] ?? 'sunflower'} className="size-6" />
              <span className="sr-only">{result(slug, drawn ?? [])}</span>
            </>
          ) : (
            result(slug, drawn ?? [])
          )}
        </li>
      ))}
    </ol>
  )
}
