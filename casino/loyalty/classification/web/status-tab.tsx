import { TrackCard } from '#casino/campaigns/missions/web/api.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Progress } from '#ui/progress.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import type { Classification } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { useClassification } from './classification-query.ts'
import { LevelList } from './level-list.tsx'
import { MedalCard } from './medal-card.tsx'
import { useNextText } from './next-text.ts'

interface StatusProps {
  readonly status: Classification
}

/** VP-020: the level of the player, and from where on the next one is theirs. Nothing counts down. */
const OwnLevel = ({ status }: StatusProps) => {
  const text = useText<typeof pageTexts>()
  const nextText = useNextText()
  const {
    current: { totalCp, level },
    next,
  } = status
  const progress = next && text('classification.progress', { total: totalCp, next: next.cp })
  return (
    <Card>
      <div className="flex items-center gap-4">
        <ArtIcon name="medal" size={64} />
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{text('classification.your-level')}</p>
          <h2 data-level={level?.id} className="text-2xl font-extrabold">
            {level?.name}
          </h2>
          <p data-points className="amount font-semibold text-accent-ink">
            {text('classification.points', { count: totalCp })}
          </p>
        </div>
      </div>
      {next && progress !== null && (
        <Progress className="mt-4" label={text('classification.your-level')} value={totalCp} max={next.cp} value_text={progress} />
      )}
      <p className="mt-3 text-pretty">{nextText(status)}</p>
      <p className="mt-1 text-sm text-pretty text-ink-soft">{text('classification.keeps')}</p>
    </Card>
  )
}

const Medals = ({ status: { medals, isOpen } }: StatusProps) => {
  const text = useText<typeof pageTexts>()
  if (medals.length === 0) return null
  return (
    <Card heading={text('classification.medals')}>
      <p className="mb-4 text-pretty text-ink-soft">{text('classification.medals.text')}</p>
      <ul aria-label={text('classification.medals')} className="grid gap-3 sm:grid-cols-2 desk:grid-cols-3">
        {medals.map((medal) => (
          <MedalCard key={medal.id} medal={medal} is_open={isOpen} />
        ))}
      </ul>
    </Card>
  )
}

const NoLevels = () => {
  const text = useText<typeof pageTexts>()
  return (
    <EmptyState picture={<Illustration name="waiting" />} heading={text('classification.none.heading')} action={null}>
      {text('classification.none.text')}
    </EmptyState>
  )
}

const Shown = ({ status }: StatusProps) => {
  const text = useText<typeof pageTexts>()
  return (
    <div className="flex flex-col gap-4">
      {status.current.level ? <OwnLevel status={status} /> : <NoLevels />}
      <Medals status={status} />
      <div className="grid items-start gap-4 desk:grid-cols-2">
        {status.levels.length > 0 && <LevelList status={status} />}
        <div className="flex flex-col gap-4">
          {status.tasks.map((track) => (
            <TrackCard
              key={track.id}
              heading={text('classification.to-points', { title: track.title })}
              note={text('classification.today')}
              track={track}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** VP-021: the player's status and medals, in the profile. */
const StatusTab = () => {
  const text = useText<typeof pageTexts>()
  const { data, isError } = useClassification()
  if (data) return <Shown status={data} />
  if (isError) return <p role="alert">{text('classification.failed')}</p>
  return (
    <div role="status" aria-label={text('classification.loading')}>
      <SkeletonText lines={6} />
    </div>
  )
}

export default StatusTab
