import { percentsIn } from '#kernel/i18n/percents.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Table } from '#ui/table.tsx'
import type { ExactFigure } from '#engines/game.ts'
import type { BetFigures, FairnessFigures, GameFigures } from '../../fairness-data.ts'
import type { texts } from '../../fairness-texts.ts'

const useFigures = () => {
  const { locale } = useFormats()
  const percent = percentsIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' })
  // Percentages come rounded exactly from the server; dividing by a hundred keeps their two digits.
  return {
    percent: (figure: ExactFigure) => percent.format(Number(figure.percent) / 100),
    edge: (figure: ExactFigure) => percent.format((100 - Number(figure.percent)) / 100),
    number: (decimal: string | number) => number.format(Number(decimal)),
  }
}

const Games = ({ games }: FairnessFigures) => {
  const text = useText<typeof texts>()
  const { percent, edge, number } = useFigures()
  const by_bet = <span className="text-xs text-ink-soft">{text('fairness.figures.by-bet')}</span>
  return (
    <Table<GameFigures>
      caption={text('fairness.figures.heading')}
      rows={games}
      rowKey={({ slug }) => slug}
      columns={[
        { key: 'game', heading: text('fairness.figures.game'), cell: ({ title }) => title, title: true },
        {
          key: 'rtp',
          heading: text('fairness.figures.rtp'),
          numeric: true,
          cell: ({ rtp }) => (
            <span>
              {percent(rtp)}
              <span className="block text-xs text-ink-soft">{text('fairness.figures.edge', { percent: edge(rtp) })}</span>
            </span>
          ),
        },
        {
          key: 'hits',
          heading: text('fairness.figures.hit-rate'),
          cell: ({ hit_rate }) => (hit_rate ? percent(hit_rate) : by_bet),
          numeric: true,
        },
        {
          key: 'volatility',
          heading: text('fairness.figures.volatility'),
          cell: ({ volatility }) => (volatility ? text(`fairness.figures.volatility.${volatility}`) : by_bet),
        },
        {
          key: 'max',
          heading: text('fairness.figures.max-win'),
          cell: ({ max_win_multiple }) => text('fairness.figures.stakes', { multiple: number(max_win_multiple) }),
          numeric: true,
        },
      ]}
    />
  )
}

const Bets = ({ title, bets }: Pick<GameFigures, 'title' | 'bets'>) => {
  const text = useText<typeof texts>()
  const { percent } = useFigures()
  return (
    <Table<BetFigures>
      caption={text('fairness.figures.bets', { title })}
      rows={bets}
      rowKey={({ type }) => type}
      columns={[
        { key: 'bet', heading: text('fairness.figures.bet'), cell: ({ type }) => text(`fairness.bet.${type}`), title: true },
        {
          key: 'pays',
          heading: text('fairness.figures.pays'),
          cell: ({ returns }) => text('fairness.figures.to-one', { odds: returns - 1 }),
          numeric: true,
        },
        { key: 'hits', heading: text('fairness.figures.hit-rate'), cell: ({ hit_rate }) => percent(hit_rate), numeric: true },
        { key: 'rtp', heading: text('fairness.figures.rtp'), cell: ({ rtp }) => percent(rtp), numeric: true },
        {
          key: 'volatility',
          heading: text('fairness.figures.volatility'),
          cell: ({ volatility }) => text(`fairness.figures.volatility.${volatility}`),
        },
      ]}
    />
  )
}

const Exact = ({ games }: FairnessFigures) => {
  const text = useText<typeof texts>()
  const rows = games.flatMap(({ slug, title, rtp, hit_rate }) => [
    { key: `${slug} rtp`, name: `${title}, ${text('fairness.figures.rtp')}`, exact: rtp.exact },
    ...(hit_rate
      ? [{ key: `${slug} hits`, name: `${title}, ${text('fairness.figures.hit-rate').toLowerCase()}`, exact: hit_rate.exact }]
      : []),
  ])
  return (
    <dl className="flex flex-col gap-3">
      {rows.map(({ key, name, exact }) => (
        <div key={key}>
          <dt className="text-sm font-semibold text-ink">{name}</dt>
          <dd className="font-mono text-xs break-all">{exact}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What every game returns, computed and not measured (reliability 10). */
export const FiguresTable = ({ games }: FairnessFigures) => {
  const text = useText<typeof texts>()
  return (
    <section id="maths">
      <h2 className="text-xl font-extrabold">{text('fairness.figures.heading')}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{text('fairness.figures.text')}</p>
      <Card flush>
        <Games games={games} />
      </Card>
      <p className="mt-3 text-sm text-ink-soft">{text('fairness.figures.words')}</p>
      <div className="mt-3 flex flex-col gap-2">
        {games
          .filter(({ bets }) => bets.length > 0)
          .map(({ slug, title, bets }) => (
            <Disclosure key={slug} summary={text('fairness.figures.bets', { title })}>
              <div className="-mx-4 text-ink">
                <Bets title={title} bets={bets} />
              </div>
            </Disclosure>
          ))}
        <Disclosure summary={text('fairness.figures.exact')}>
          <Exact games={games} />
        </Disclosure>
      </div>
    </section>
  )
}
