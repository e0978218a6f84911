import { useQuery } from '@tanstack/react-query'
import { api } from '#kernel/web/browser.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { getFreeSpins } from '../contract.ts'
import type { texts } from '../texts.ts'
import { freeSpinsKey } from './free-spins-key.ts'

/** MD-049, SA-070: the free spins that the player was given, and the way to play them; whoever closes it is on the home page. */
const FSPresentPopup = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const { data, isPending } = useQuery(
    {
      queryKey: freeSpinsKey,
      queryFn: ({ signal }) => dataOf(api.call<typeof getFreeSpins>('GET /rest/player/free-spins/', { signal })),
    },
    queries(),
  )
  const spins = data?.find(({ currentFs }) => currentFs > 0)
  const game = spins?.games[0]
  const leave = (): void => {
    close()
    void goTo('/')
  }
  return (
    <Dialog {...useModalFrame()} onClose={leave} size="sm" title={text('free-spins.present.heading')}>
      <div className="flex flex-col items-center gap-4 text-center">
        <ArtIcon name="gift" size={88} />
        {isPending ? (
          <Spinner />
        ) : spins ? (
          <>
            <p className="text-2xl font-extrabold">{text('free-spins.left', { count: spins.currentFs })}</p>
            <p className="text-sm text-ink-soft">{text('free-spins.present.text')}</p>
          </>
        ) : (
          <p>{text('free-spins.present.none')}</p>
        )}
        {game && !is_closed && (
          <Button
            size="lg"
            wide
            onClick={() => {
              close()
              openModal('Game', { game: game.slug, isMoney: true })
            }}
          >
            {text('free-spins.play', { title: game.title })}
          </Button>
        )}
        <Button size="lg" wide variant="secondary" onClick={leave}>
          {text('free-spins.present.close')}
        </Button>
      </div>
    </Dialog>
  )
}

export default FSPresentPopup
