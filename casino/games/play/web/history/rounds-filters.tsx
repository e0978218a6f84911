import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { getAllGames } from '#casino/games/lobby/contract.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { dayPresets } from '#kernel/web/texts/day-presets.ts'
import { ListFilters } from '#ui/list-filters.tsx'
import { SelectField } from '#ui/select-field.tsx'
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
  const [now] = useState(() => new Date())
  const games = useGames()
  const modes = [
    { value: '', label: text('rounds.filter.any-mode') },
    { value: 'money', label: text('rounds.mode.money') },
    { value: 'demo', label: text('rounds.mode.demo') },
  ] as const
  return (
    <ListFilters
      presets={dayPresets((preset) => text(`rounds.days.${preset}`), now)}
      other_label={text('rounds.days.other')}
      onDays={(days) => onChange({ ...filter, ...days })}
      columns={4}
      from={{ label: text('rounds.filter.from'), value: filter.first_day, onChange: (first_day) => onChange({ ...filter, first_day }) }}
      to={{ label: text('rounds.filter.to'), value: filter.last_day, onChange: (last_day) => onChange({ ...filter, last_day }) }}
      clear={isFiltered(filter) ? { label: text('rounds.filter.clear'), onClear: () => onChange(allRounds) } : null}
      file={{ label: text('rounds.csv'), href: roundsCsvUrl(filter) }}
    >
      <SelectField
        label={text('rounds.filter.game')}
        value={filter.game}
        onChange={(event) => onChange({ ...filter, game: event.target.value })}
        options={[{ value: '', label: text('rounds.filter.any-game') }, ...games.map(({ slug, title }) => ({ value: slug, label: title }))]}
      />
      <SelectField
        label={text('rounds.filter.mode')}
        value={filter.mode}
        onChange={(event) => onChange({ ...filter, mode: modes.find(({ value }) => value === event.target.value)?.value ?? '' })}
        options={modes}
      />
    </ListFilters>
  )
}
