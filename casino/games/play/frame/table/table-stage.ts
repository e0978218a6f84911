import './table.css'
import type { TableGame } from '#engines/table/table-game.ts'
import { tableTypes } from '#engines/table/table-game.ts'
import { typeMaths } from '#engines/table/maths.ts'
import { element } from '../kit/element.ts'
import { textOf } from '../kit/frame-text.ts'
import { rulesTable } from '../kit/rules-dialog.ts'
import { instantFormats } from '../instant/instant-formats.ts'
import type { InstantRound, InstantStage, StageParts } from '../instant/instant-stage.ts'
import { texts as instantTexts } from '../instant/texts.ts'
import { chipsChooser } from './chips-chooser.ts'
import { paysWords } from './pays-words.ts'
import { texts } from './texts.ts'

/** What a table brings of its own. */
export interface TableSpec extends Pick<InstantStage, 'start' | 'land' | 'told' | 'celebrate' | 'score' | 'lasts_ms'> {
  readonly parts: StageParts
  readonly game: TableGame
  /** Dice or cards: what is looked at. */
  readonly picture: HTMLElement
  /** Arranges the places, each of which is a button of the table's. */
  readonly layout: (place: (id: string, ...content: readonly (Node | string)[]) => HTMLElement) => HTMLElement
  readonly placeName: (id: string) => string
  readonly typeName: (type: string) => string
  readonly how: readonly string[]
  /** Shows what was drawn at once; null before the first round. */
  readonly rest: (round: InstantRound | null) => void
  readonly laid: () => void
}

const rulesOf = ({ parts: { host }, game, how, typeName }: TableSpec): readonly Node[] => {
  const [text, common] = [textOf(texts, host.language), textOf(instantTexts, host.language)]
  const { percent } = instantFormats(host.init.locale)
  const share = (figure: { readonly percent: string }) => percent(Number(figure.percent) / 100)
  const rows = tableTypes(game).map((type) => {
    const { rtp, hit_rate, volatility } = typeMaths(game, type)
    return [
      typeName(type),
      paysWords(game, type, host.init.locale, text),
      share(hit_rate),
      share(rtp),
      common(`instant.figures.${volatility}`),
    ]
  })
  const heads = [
    text('table.bet'),
    text('table.rules.pays'),
    text('table.rules.chance'),
    text('table.rules.returns'),
    common('instant.figures.volatility'),
  ]
  const [first] = tableTypes(game)
  return [
    ...how.map((words) => element('p', {}, words)),
    rulesTable(null, heads, rows),
    ...(first ? [element('p', {}, `${typeName(first)}. ${common('instant.figures.rtp')}: ${share(typeMaths(game, first).rtp)}.`)] : []),
    element('p', {}, text('table.rules.figures')),
    element('p', {}, common('instant.rules.fair')),
  ]
}

/** A table with few places says on each what it pays; where there are many, the rules and the reader do. */
const most_told = 6

/** The places as buttons: chips, their names for whoever listens, and what won. */
const createPlaces = ({ parts: { host }, game, placeName }: TableSpec, on: (id: string) => number, press: (id: string) => void) => {
  const text = textOf(texts, host.language)
  const places = new Map<string, HTMLButtonElement>()
  const pays = new Map(game.places.map(({ id, type }) => [id, paysWords(game, type, host.init.locale, text)]))
  return {
    place: (id: string, ...content: readonly (Node | string)[]): HTMLElement => {
      const told = game.places.length <= most_told ? [element('small', {}, pays.get(id) ?? '')] : []
      const made = element(
        'button',
        { type: 'button', class: 'place', click: () => press(id) },
        ...content,
        ...told,
        element('span', { class: 'chip-on' }),
      )
      places.set(id, made)
      return made
    },
    show: (): void => {
      for (const [id, one] of places) {
        const on_minor = on(id)
        const chip = one.querySelector('.chip-on')
        if (chip) chip.textContent = on_minor > 0 ? host.amount(on_minor, true) : ''
        const words = { name: placeName(id), pays: pays.get(id) ?? '', sum: host.amount(on_minor) }
        one.setAttribute('aria-label', text(on_minor > 0 ? 'table.place-with' : 'table.place', words))
      }
    },
    unmark: (): void => {
      for (const one of places.values()) one.classList.remove('is-hit', 'is-missed')
    },
    mark: ({ values }: InstantRound): void => {
      for (const [id, one] of places) {
        const is_hit = game.halves(id, values) > 0
        one.classList.toggle('is-hit', is_hit)
        one.classList.toggle('is-missed', !is_hit && on(id) > 0)
      }
    },
    enable: (enabled: boolean): void => {
      for (const one of places.values()) one.disabled = !enabled
    },
  }
}

/** A table out of its picture and its places, with the rules by its figures. */
export const tableStage = (spec: TableSpec): InstantStage => {
  const { parts } = spec
  const { host, choice, changed } = parts
  const is_replay = host.init.purpose === 'replay'
  const chooser = chipsChooser(host, () => {
    places.show()
    places.unmark()
    changed()
  })
  const places = createPlaces(spec, chooser.on, (id) => {
    if (!is_replay && chooser.put(id)) spec.laid()
  })
  const view = element('div', { class: 'table-view' }, spec.picture, spec.layout(places.place))
  if (choice !== null) chooser.set(choice)
  places.show()
  return {
    ...spec,
    view,
    chooser: chooser.view,
    choice: chooser.choice,
    enable: (enabled) => {
      chooser.enable(enabled)
      places.enable(enabled && !is_replay)
    },
    bets: { command: () => ({ bets: [...chooser.bets()] }), total_minor: chooser.total_minor },
    start: () => {
      places.unmark()
      spec.start()
    },
    land: async (round, lasts_ms) => {
      chooser.set(round.choice)
      places.show()
      await spec.land(round, lasts_ms)
      places.mark(round)
    },
    rest: (round) => {
      places.unmark()
      spec.rest(round)
      if (round && is_replay) places.mark(round)
    },
    rules: () => rulesOf(spec),
  }
}
