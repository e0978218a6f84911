import { balloonHeight } from '#engines/live/games/above-the-clouds.ts'
import { plentyWheel } from '#engines/live/games/wheel-of-plenty.ts'
import { colourOf } from '#engines/roulette/wheel.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { LiveTable } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLiveWords } from './live-words.ts'
import { PlentyIcon } from './plenty-symbol.tsx'

const fills = { green: 'bg-[#0c6a44]', red: 'bg-[#a81f2b]', black: 'bg-[#1b1f2a] inset-ring inset-ring-[#ffffff40]' } as const

const groundOf = (slug: string, [value = 0]: readonly number[]): string => {
  if (slug === 'live-wheel') return 'bg-[#17223f]'
  if (slug === 'live-roulette') return fills[colourOf(value)]
  return balloonHeight(value) >= 200 ? 'bg-[#0f6b4d]' : 'bg-[#274a75]'
}

/** What came in the last rounds, the newest first. */
export const ResultsStrip = ({ table, limit = 20 }: { readonly table: Pick<LiveTable, 'slug' | 'results'>; readonly limit?: number }) => {
  const text = useText<typeof texts>()
  const { result } = useLiveWords()
  const { slug, results } = table
  if (results.length === 0) return <p className="text-sm text-ink-soft">{text('live.no-results')}</p>
  return (
    <ol aria-label={text('live.results')} className="flex flex-wrap gap-1.5">
      {results.slice(0, limit).map(({ id, drawn }) => (
        <li
          key={id}
          className={`amount grid h-8 min-w-8 shrink-0 place-items-center rounded-full px-2 text-xs font-bold text-[#fff] ${groundOf(slug, drawn ?? [])}`}
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
