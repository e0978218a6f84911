import type { ChangeEvent } from 'react'
import { bytesSource } from '#engines/chance/byte-source.ts'
import { anyEngineOf } from '#engines/registry.ts'
import { isStepped, type SteppedEngine } from '#engines/steps/stepped-game.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { GameFigures } from '../../fairness-data.ts'
import type { texts } from '../../fairness-texts.ts'
import { commandText, type FieldFault, type RoundField, type RoundForm } from './round-form.ts'

/** A whole round of a game of steps by a published way of playing. Of which chance it is does not matter: it shows how steps are written. */
const steppedExample = ({ game, playOut }: SteppedEngine): string => {
  const [play] = Object.values(game.plays)
  if (!play) return '100'
  const begun = { stake_minor: 100, choice: play.choice, steps: [] }
  return commandText({ ...begun, steps: playOut(begun, bytesSource(new Uint8Array(1_024)), play.step).steps })
}

/** How a bet of a game is written: one of those whose figures are published, at a stake of a hundred. */
const exampleOf = (slug: string): string => {
  const engine = anyEngineOf(slug)
  if (isStepped(engine)) return steppedExample(engine)
  const [command] = Object.values(engine?.published ?? {})
  if (typeof command !== 'object' || command === null) return '100'
  if (!('bets' in command)) return commandText({ ...command, stake_minor: 100 })
  return commandText({ bets: (command.bets as readonly { place: string }[]).map(({ place }) => ({ place, stake_minor: 100 })) })
}

interface RoundFieldsProps {
  readonly form: RoundForm
  readonly faults: Readonly<Partial<Record<RoundField, FieldFault>>>
  readonly games: readonly GameFigures[]
  readonly idOf: (field: RoundField) => string
  readonly onChange: (form: RoundForm) => void
}

/** What makes a round, each part in a field of its own. */
export const RoundFields = ({ form, faults, games, idOf, onChange }: RoundFieldsProps) => {
  const text = useText<typeof texts>()
  const example = exampleOf(form.slug)
  const faultText = (fault: FieldFault | undefined): string | undefined => {
    if (fault === undefined) return undefined
    return fault === 'bet' ? text('fairness.verify.field-bet', { example }) : text(`fairness.verify.field-${fault}`)
  }
  const field = (name: RoundField) => ({
    id: idOf(name),
    value: form[name],
    error: faultText(faults[name]),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ ...form, [name]: event.target.value }),
  })
  const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-2">
      <SelectField
        {...field('slug')}
        label={text('fairness.verify.game')}
        options={[{ value: '', label: '—' }, ...games.map(({ slug, title }) => ({ value: slug, label: title }))]}
      />
      <TextField
        {...field('command')}
        {...typed}
        label={text('fairness.verify.command')}
        placeholder={example}
        hint={text('fairness.verify.command-hint')}
      />
      <TextField {...field('server_seed')} {...typed} label={text('fairness.seeds.server')} className="sm:col-span-2" />
      <TextField {...field('server_seed_hash')} {...typed} label={text('fairness.seeds.server-hash')} className="sm:col-span-2" />
      <TextField {...field('client_seed')} {...typed} label={text('fairness.seeds.client')} className="sm:col-span-2" />
      <TextField {...field('nonce')} {...typed} label={text('fairness.verify.nonce')} inputMode="numeric" />
      <TextField
        {...field('win_minor')}
        {...typed}
        label={text('fairness.verify.win')}
        inputMode="numeric"
        hint={text('fairness.verify.command-hint')}
      />
    </div>
  )
}
