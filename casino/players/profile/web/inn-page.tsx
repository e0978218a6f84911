import { useSearchParams } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import type { pageTexts } from '../page-texts.ts'
import { afterInn } from './after-inn.ts'
import { InnForm } from './inn-form.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** RT-016: the form as a page, on the way to a game. */
const InnPage = () => {
  const text = useText<typeof pageTexts>()
  const [query] = useSearchParams()
  const next = afterInn(query.get('slug'), query.get('isMoney'))
  return (
    <PageContainer>
      <Card className="mx-auto max-w-120">
        <h1 className="text-2xl font-extrabold">{text('profile.inn.heading')}</h1>
        <p className="mt-2 mb-5 text-ink-soft">{text('profile.inn.why')}</p>
        <InnForm onDone={() => void goTo(next)} done_label={text(next === '/games/' ? 'profile.inn.to-games' : 'profile.inn.to-game')} />
      </Card>
    </PageContainer>
  )
}

export default InnPage
