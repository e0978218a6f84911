import { Flag, PenLine, Star, ThumbsUp } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import type { Comment, CommentsPage } from '../contract.ts'
import type { texts } from '../texts.ts'
import { Stars } from './stars.tsx'
import { likeComment, useComments, useOwn, useOwnAfterPlay } from './use-comments.ts'

const Row = ({ slug, comment }: { readonly slug: string; readonly comment: Comment }) => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const { isGuest } = useMain()
  const { id, login, rating, at, likesCount, isLiked, isOwn } = comment
  const like = () => (isGuest ? openModal('Login') : void likeComment(slug, id))
  return (
    <li className="flex gap-3 border-t border-line px-4 py-4 first:border-t-0 sm:px-5">
      <Avatar handle={login} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-bold">{login}</span>
          {isOwn && <Badge tone="accent">{text('comments.yours')}</Badge>}
          <Stars rating={rating} />
          <span className="amount text-xs text-ink-soft">{date(at)}</span>
        </p>
        <p className="mt-1 text-pretty break-words whitespace-pre-line">{comment.text}</p>
        <p className="mt-1 -ml-2 flex items-center gap-1">
          <Button
            variant="ghost"
            size="sm"
            aria-label={text('comments.like-of', { login })}
            aria-pressed={isLiked}
            disabled={isLiked || isOwn}
            onClick={like}
          >
            <ThumbsUp aria-hidden="true" className={classNames('size-4', isLiked && 'fill-accent-ink text-accent-ink')} />
            <span className="amount">{likesCount}</span>
          </Button>
          {!isOwn && !isGuest && (
            <IconButton
              size="sm"
              label={text('comments.report-of', { login })}
              icon={<Flag aria-hidden="true" />}
              onClick={() => openModal('CommentReport', { id, slug })}
            />
          )}
        </p>
      </div>
    </li>
  )
}

/** How all together rate the game: the average, and how many gave each number of stars. */
const Rated = ({ rated }: { readonly rated: CommentsPage['rated'] }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  if (rated.average === null) return null
  const most = Math.max(...rated.stars, 1)
  const average = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rated.average)
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <span className="amount text-4xl font-extrabold">{average}</span>
        <span className="flex flex-col gap-1">
          <Stars rating={rated.average} large />
          <span className="text-sm text-ink-soft">{text('comments.count', { count: rated.count })}</span>
        </span>
      </div>
      <ol className="flex min-w-56 flex-1 flex-col gap-1" aria-hidden="true">
        {rated.stars
          .map((count, index) => ({ count, star: index + 1 }))
          .toReversed()
          .map(({ count, star }) => (
            <li key={star} className="flex items-center gap-2 text-xs text-ink-soft">
              <span className="amount w-2">{star}</span>
              <Star className="size-3 fill-current" />
              <span className="h-2 flex-1 overflow-hidden rounded-full bg-surface-2">
                <span className="block h-full rounded-full bg-accent-mark" style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <span className="amount w-8 text-end">{count}</span>
            </li>
          ))}
      </ol>
    </div>
  )
}

/** What the visitor may do: log in, play first, write, or change what they wrote. */
const OwnPart = ({ slug }: { readonly slug: string }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { data } = useOwn(slug)
  if (isGuest)
    return (
      <Button variant="secondary" size="sm" onClick={() => openModal('Login')}>
        {text('comments.sign-in')}
      </Button>
    )
  if (!data) return null
  const { comment, hasPlayed } = data.own
  if (comment && comment.state !== 'shown') return null
  if (!comment && !hasPlayed) return <p className="max-w-72 text-end text-xs text-balance text-ink-soft">{text('comments.only-played')}</p>
  const written = comment ? { rating: comment.rating, text: comment.text } : {}
  return (
    <Button variant={comment ? 'secondary' : 'primary'} size="sm" onClick={() => openModal('GameComment', { slug, ...written })}>
      <PenLine aria-hidden="true" className="size-4" />
      {text(comment ? 'comments.change' : 'comments.write')}
    </Button>
  )
}

const OutOfSight = ({ slug }: { readonly slug: string }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { data } = useOwn(slug)
  const comment = isGuest ? null : data?.own.comment
  if (!comment || comment.state === 'shown') return null
  return (
    <Notice tone="warning" className="mx-4 mb-4 sm:mx-5">
      <p>{text(`comments.${comment.state}`)}</p>
      <p className="mt-1 text-ink-soft">«{comment.text}»</p>
    </Notice>
  )
}

/** What players say of a game, with how they rate it; `first` came with the page. */
export const GameComments = ({ slug, first }: { readonly slug: string; readonly first: Omit<CommentsPage, 'own'> }) => {
  const text = useText<typeof texts>()
  const { data } = useOwn(slug)
  const list = useComments(slug, first)
  useOwnAfterPlay(slug)
  return (
    <section id="comments" className="overflow-clip rounded-lg bg-surface-1 shadow-low inset-ring inset-ring-line">
      <header className="flex min-h-15 items-center justify-between gap-3 px-4 pt-3 sm:px-5">
        <h2 className="text-lg font-bold">{text('comments.heading')}</h2>
        <OwnPart slug={slug} />
      </header>
      <Rated rated={data?.rated ?? first.rated} />
      <OutOfSight slug={slug} />
      <PagedList list={list} frame="bare" empty={<p className="p-4 text-balance text-ink-soft sm:p-5">{text('comments.empty')}</p>}>
        {(rows) => (
          <ul className="border-t border-line">
            {rows.map((comment) => (
              <Row key={comment.id} slug={slug} comment={comment} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
