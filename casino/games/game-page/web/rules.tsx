import { useSymbolPictures } from '#casino/games/play/web/api.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { GamePageData, SymbolPays } from '../contract.ts'
import type { texts } from '../texts.ts'

type Pictures = Readonly<Record<string, string>>

/** Room for a picture from the start, so that nothing moves when it comes. */
const Picture = ({ src, name }: { readonly src: string | undefined; readonly name: string }) => (
  <span className="grid size-16 shrink-0 place-items-center">{src && <img src={src} alt={name} width={64} height={64} />}</span>
)

const SymbolCard = ({ symbol, pictures }: { readonly symbol: SymbolPays; readonly pictures: Pictures }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return (
    <li className="flex items-center gap-2.5 rounded-md bg-surface-2 p-2">
      <Picture src={pictures[symbol.id]} name="" />
      <span className="min-w-0">
        <span className="block truncate text-sm font-bold">{symbol.name}</span>
        {symbol.pays.toReversed().map(({ count, multiple }) => (
          <span key={count} className="amount block text-xs text-ink-soft">
            {text('game-page.pays', { count, multiple: number.format(multiple) })}
          </span>
        ))}
      </span>
    </li>
  )
}

/** The rules of a slot with its paytable, from the definition that plays; of another game, where its rules are. */
export const Rules = ({ data }: { readonly data: GamePageData }) => {
  const text = useText<typeof texts>()
  const pictures = useSymbolPictures(data.card.slug)
  const { slot } = data
  return (
    <Card heading={text('game-page.rules')}>
      {slot ? (
        <div className="flex flex-col gap-4">
          {slot.rules.map(({ symbol, words }) => (
            <div key={words} className="flex items-center gap-3">
              {symbol && <Picture src={pictures[symbol]} name="" />}
              <p className="text-pretty">{words}</p>
            </div>
          ))}
          <h3 className="font-bold">{text('game-page.paytable')}</h3>
          <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {slot.symbols.map((symbol) => (
              <SymbolCard key={symbol.id} symbol={symbol} pictures={pictures} />
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-pretty">{text('game-page.rules-inside')}</p>
      )}
    </Card>
  )
}
