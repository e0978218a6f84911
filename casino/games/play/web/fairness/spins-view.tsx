import { useState } from 'react'
import { slotEngines } from '#engines/registry.ts'
import type { SlotDefinition } from '#engines/slot/definition.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { texts } from '../../fairness-texts.ts'
import { useSymbolPictures } from '../symbol-pictures.ts'
import { DrawLine } from './draw-line.tsx'
import type { Spin } from './trace-round.ts'

/** The symbol as its game draws it; its name until the picture has come. */
const SymbolCell = ({ picture, name }: { readonly picture: string | undefined; readonly name: string }) => (
  <span className="grid size-11 place-items-center rounded-xs bg-surface-1" title={name}>
    {picture ? <img src={picture} alt="" width={36} height={36} /> : <span className="px-0.5 text-2xs break-all">{name}</span>}
  </span>
)

interface SpinProps {
  readonly spin: Spin
  readonly definition: SlotDefinition
  readonly pictures: Readonly<Record<string, string>>
}

const SpinView = ({ spin, definition, pictures }: SpinProps) => {
  const text = useText<typeof texts>()
  const language = useLanguage()
  const nameOf = (id: string): string => definition.symbols.find((symbol) => symbol.id === id)?.names[language] ?? id
  const rows = Array.from({ length: definition.rows }, (_, row) => spin.window.map((reel) => reel[row] ?? ''))
  const heading = spin.index === 0 ? text('fairness.step.base-spin') : text('fairness.step.free-spin', { index: spin.index })
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold">{heading}</h4>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div role="img" aria-label={text('fairness.step.window', { symbols: rows.map((row) => row.map(nameOf).join(', ')).join('; ') })}>
          {rows.map((row, index) => (
            <div key={index} className="mb-1 flex gap-1">
              {row.map((id, reel) => (
                <SymbolCell key={reel} picture={pictures[id]} name={nameOf(id)} />
              ))}
            </div>
          ))}
        </div>
        <div className="flex flex-col gap-0.5">
          {spin.draws.map((draw, reel) => (
            <DrawLine key={reel} name={text('fairness.step.reel', { reel: reel + 1 })} draw={draw} />
          ))}
        </div>
      </div>
    </div>
  )
}

const shown_at_first = 3

/** What the reels showed in every spin of a round, and the bytes that stopped them. */
export const SpinsView = ({ slug, spins }: { readonly slug: string; readonly spins: readonly Spin[] }) => {
  const text = useText<typeof texts>()
  const [shows_all, showAll] = useState(false)
  const pictures = useSymbolPictures(slug)
  const definition = slotEngines.find((engine) => engine.slug === slug)?.definition
  if (!definition) return null
  const shown = shows_all ? spins : spins.slice(0, shown_at_first)
  return (
    <div className="flex flex-col gap-5">
      {shown.map((spin, index) => (
        <SpinView key={index} spin={spin} definition={definition} pictures={pictures} />
      ))}
      {shown.length < spins.length && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => showAll(true)}>
          {text('fairness.step.spins-more', { count: spins.length - shown.length })}
        </Button>
      )}
    </div>
  )
}
