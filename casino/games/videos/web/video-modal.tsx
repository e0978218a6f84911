import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { RoundReplay, type ReplayedRound } from '#casino/games/play/web/api.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { WatchedVideo } from '../contract.ts'
import type { texts } from '../texts.ts'
import { LikeButton } from './like-button.tsx'
import { useVideo } from './use-videos.ts'

/** The rounds of a video as the game's document is told them. They are nobody's: their ids only tell them apart. */
export const replaysOf = ({ slug, title, currency, exponent, clientSeed, createdAt, played }: WatchedVideo): ReplayedRound[] =>
  played.map((round) => ({
    ...round,
    id: `d0-${round.nonce}`,
    slug,
    title,
    mode: 'demo',
    currency,
    exponent,
    server_seed_hash: '',
    client_seed: clientSeed,
    at: createdAt,
  }))

/** With these anybody deals the same rounds again. */
const Seeds = ({ video }: { readonly video: WatchedVideo }) => {
  const text = useText<typeof texts>()
  const rows = [
    [text('videos.server-seed'), video.serverSeed],
    [text('videos.client-seed'), video.clientSeed],
    [text('videos.nonces'), video.played.map(({ nonce }) => nonce).join(', ')],
  ] as const
  return (
    <details className="order-last w-full text-sm sm:order-none sm:w-auto">
      <summary className="font-semibold">{text('videos.seeds')}</summary>
      <dl className="mt-2 grid gap-1 text-xs">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="inline text-ink-soft">{name}: </dt>
            <dd className="inline font-mono break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const Player = ({ video, close }: { readonly video: WatchedVideo; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const [take, setTake] = useState(0)
  const [index, setIndex] = useState(0)
  const [round, ...further] = replaysOf(video)
  if (!round) return null
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1">
        <RoundReplay key={take} round={round} further={further} onRound={setIndex} close={close} />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2">
        <LikeButton video={video} />
        {further.length > 0 && (
          <p className="amount text-sm text-ink-soft" role="status">
            {text('videos.round-of', { index: index + 1, count: further.length + 1 })}
          </p>
        )}
        <Seeds video={video} />
        <div className="ml-auto flex gap-2">
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => {
              setIndex(0)
              setTake(take + 1)
            }}
          >
            {text('videos.again')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              close()
              void goTo(`/games/${video.slug}/`)
            }}
          >
            {text('videos.to-game')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** A video in the game's own document: nothing is staked and nothing is paid. It begins by the press that opened it. */
const VideoModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { data: video, error } = useVideo(Number(params['id']))
  return (
    <Dialog
      {...useModalFrame()}
      size="full"
      title={video ? `${video.title}: ${text(`videos.shows.${video.shows}`)}` : text('videos.heading')}
      description={text('videos.window-note')}
    >
      {error && (
        <Notice tone="negative" announce className="m-4">
          {error.message}
        </Notice>
      )}
      {!video && !error && (
        <div role="status" aria-label={text('videos.loading')} className="grid h-full place-items-center">
          <Spinner />
        </div>
      )}
      {video && <Player video={video} close={close} />}
    </Dialog>
  )
}

export default VideoModal
