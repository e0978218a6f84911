import { useEffect, useState } from 'react'
import type { Choice } from '../contract.ts'
import { volatilities } from '../limits.ts'
import type { GameFilter } from '../rules.ts'
import type { texts } from '../texts.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { componentOf, type PageData } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { lobbyFilter } from './filter-store.ts'

interface Choices {
  readonly providers: readonly Choice[]
  readonly themes: readonly Choice[]
}

const isChoices = (params: Readonly<Record<string, unknown>>): params is Readonly<Record<string, unknown>> & Choices =>
  Array.isArray(params['providers']) && Array.isArray(params['themes'])

/** The lobby passes its filter values; when opened by an address, the modal loads them. */
const useChoices = (params: ModalProps['params']): Choices => {
  const [choices, setChoices] = useState<Choices>(isChoices(params) ? params : { providers: [], themes: [] })
  useEffect(() => {
    if (isChoices(params)) return
    void api.send('GET', '/rest/page/games/').then((answer) => {
      const page = answer.success ? (answer as unknown as { data?: PageData }).data : undefined
      const data = page && componentOf(page, 'games-lobby')
      if (data) setChoices(data)
    })
  }, [params])
  return choices
}

type GroupProps<Value extends string> = {
  readonly heading: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value | undefined) => void
}

/** Radio-like choice of one value or none: clicking the chosen one clears it. Not shown when there is only one option. */
const Group = <Value extends string>({ heading, options, chosen, onChoose }: GroupProps<Value>) =>
  options.length < 2 && chosen === undefined ? null : (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-sm font-bold">{heading}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <Chip key={value} selected={value === chosen} onClick={() => onChoose(value === chosen ? undefined : value)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )

const asOptions = (choices: readonly Choice[]) => choices.map(({ slug, title }) => ({ value: slug, label: title }))

const GamesFilterModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { providers, themes } = useChoices(params)
  const [filter, setFilter] = useState<GameFilter>(lobbyFilter.get())
  const change = (part: GameFilter) => setFilter((old) => ({ ...old, ...part }))
  const apply = (chosen: GameFilter) => {
    lobbyFilter.set(chosen)
    close()
    if (!isChoices(params)) void goTo('/games/')
  }
  const sorts = (['rtp', 'new', 'title'] as const).map((sort) => ({ value: sort, label: text(`games-lobby.sort-${sort}`) }))
  const kinds = volatilities.map((volatility) => ({ value: volatility, label: text(`games-lobby.volatility-${volatility}`) }))
  return (
    <Dialog
      {...frame}
      title={text('games-lobby.filter')}
      footer={
        <>
          <Button variant="ghost" onClick={() => apply({ category_id: filter.category_id })}>
            {text('games-lobby.clear')}
          </Button>
          <Button onClick={() => apply(filter)}>{text('games-lobby.apply')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Group
          heading={text('games-lobby.sort')}
          options={sorts}
          chosen={filter.sort === 'house' ? undefined : filter.sort}
          onChoose={(sort) => change({ sort })}
        />
        <Group
          heading={text('games-lobby.volatility')}
          options={kinds}
          chosen={filter.volatility}
          onChoose={(volatility) => change({ volatility })}
        />
        <Group
          heading={text('games-lobby.theme')}
          options={asOptions(themes)}
          chosen={filter.theme}
          onChoose={(theme) => change({ theme })}
        />
        <Group
          heading={text('games-lobby.provider')}
          options={asOptions(providers)}
          chosen={filter.provider}
          onChoose={(provider) => change({ provider })}
        />
        <p className="text-sm text-ink-soft">{text('games-lobby.volatility-text')}</p>
      </div>
    </Dialog>
  )
}

export default GamesFilterModal
