import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { ProjectsDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { ProjectCard } from './project-card.tsx'
import { TransferForm } from './transfer-form.tsx'
import { useProjectsDesk } from './transfer-queries.ts'
import { TransfersList } from './transfers-list.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** What may be moved and where to; the accounts; what became of earlier transfers. */
export const Transfers = ({ first }: { readonly first: ProjectsDesk }) => {
  const text = useText<typeof texts>()
  const desk = useProjectsDesk(first)
  return (
    <PageContainer>
      <PageHeading heading={text('project-transfers.heading')} />
      <p className="max-w-160 text-sm text-pretty text-ink-soft">{text('project-transfers.about')}</p>
      <CardColumns>
        <TransferForm key={desk.currency} desk={desk} />
        <Card heading={text('project-transfers.projects')}>
          <ul className="divide-y divide-line">
            {desk.projects.map((project) => (
              <ProjectCard key={project.project} project={project} />
            ))}
          </ul>
        </Card>
      </CardColumns>
      <TransfersList />
    </PageContainer>
  )
}

const TransfersPage = () => {
  const first = componentOf(useLoaderData<typeof loader>(), 'project-transfers')
  return first ? <Transfers first={first} /> : null
}

export default TransfersPage
