import { Link } from 'react-router'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import type { texts } from '../texts.ts'
import { SportIcon } from './sport-icons.tsx'

/** The page component `fairness-matches`: how a match of our model is checked, and the newest ones to begin with. */
const FairnessMatches = ({ data }: PageComponentProps<'fairness-matches'>) => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('sport.fairness.matches')}>
      <p className="text-ink-soft">{text('sport.fairness.matches.text')}</p>
      <ul className="my-3 divide-y divide-line">
        {data.matches.map(({ id, sport, home, away, play }) => (
          <li key={id}>
            <Link
              to={`/sport/event/${id}/`}
              className="flex min-h-11 items-center gap-3 text-sm text-ink hover:text-accent-ink [&_svg]:size-4"
            >
              <SportIcon sport={sport} />
              <span className="min-w-0 flex-1 truncate">
                {home.name} – {away.name}
              </span>
              {play && (
                <span className="amount font-bold">
                  {play.score.home}:{play.score.away}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link to="/sport/results/" className={buttonClass({ variant: 'secondary' })}>
          {text('sport.results')}
        </Link>
        <a href="/fairness/verify-matches.py" download className={buttonClass({ variant: 'ghost' })}>
          {text('sport.fairness.script')}
        </a>
      </div>
    </Card>
  )
}

export default FairnessMatches
