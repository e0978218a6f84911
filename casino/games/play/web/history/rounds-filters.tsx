import { Download } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { getAllGames } from '#casino/games/lobby/contract.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { texts } from '../../history-texts.ts'
import { allRounds, isFiltered, roundsCsvUrl, type RoundsFilter } from './use-rounds.ts'

const useGames = () => {
  const language = useLanguage()
  const { data } = useQuery(
    {
      queryKey: ['all-games', language],
      queryFn: async () => {
        const answer = await api.call<typeof getAllGames>('GET /rest/getAllGames/', {})
        return answer.success ? answer.data : []
      },
    },
    queries(),
  )
  return data ?? []
}

interface RoundsFiltersProps {
  readonly filter: RoundsFilter
  readonly onChange: (filter: RoundsFilter) => void
}

/** Which rounds are listed, and the same ones as a file. */
export const RoundsFilters = ({ filter, onChange }: RoundsFiltersProps) => {
  const text = useText<typeof texts>()
  const games = useGames()
  const modes = [
    { value: '', label: text('rounds.filter.any-mode') },
    { value: 'money', label: text('rounds.mode.money') },
    { value: 'demo', label: text('rounds.mode.demo') },
  ] as const
  return (
    <div className="mb-4">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <SelectField
          label={text('rounds.filter.game')}
          value={filter.game}
          onChange={(event) => onChange({ ...filter, game: event.target.value })}
          options={[
            { value: '', label: text('rounds.filter.any-game') },
            ...games.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
        />
        <SelectField
          label={text('rounds.filter.mode')}
          value={filter.mode}
          onChange={(event) => onChange({ ...filter, mode: modes.find(({ value }) => value === event.target.value)?.value ?? '' })}
          options={modes}
        />
        <TextField
          type="date"
          label={text('rounds.filter.from')}
          value={filter.first_day}
          max={filter.last_day || undefined}
          onChange={(event) => onChange({ ...filter, first_day: event.target.value })}
        />
        <TextField
          type="date"
          label={text('rounds.filter.to')}
          value={filter.last_day}
          min={filter.first_day || undefined}
          onChange={(event) => onChange({ ...filter, last_day: event.target.value })}
        />
      </div>
      <div className="mt-3 flex min-h-9 flex-wrap justify-end gap-2">
        {isFiltered(filter) && (
          <Button size="sm" variant="ghost" onClick={() => onChange(allRounds)}>
            {text('rounds.filter.clear')}
          </Button>
        )}
        <a href={roundsCsvUrl(filter)} download className={buttonClass({ size: 'sm', variant: 'secondary' })}>
          <Download className="size-4" aria-hidden="true" />
          {text('rounds.csv')}
        </a>
      </div>
    </div>
  )
}
