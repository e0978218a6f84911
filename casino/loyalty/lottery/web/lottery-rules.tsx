import { Link } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { pageTexts } from '../page-texts.ts'

const link = 'font-semibold text-accent-ink underline'

/** What stars, tickets and chances are, in plain words. */
export const LotteryRules = () => {
  const text = useText<typeof pageTexts>()
  return (
    <Card heading={text('lottery.rules')}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-soft">
        <li>{text('lottery.rules.stars')}</li>
        <li>
          {text('lottery.rules.funded')}{' '}
          <Link to="/profile/?tab=prizes" className={link}>
            {text('lottery.prizes')}
          </Link>
        </li>
        <li>
          {text('lottery.rules.fair')}{' '}
          <Link to="/fairness/#draws" className={link}>
            {text('lottery.rules.check')}
          </Link>
        </li>
      </ul>
    </Card>
  )
}
