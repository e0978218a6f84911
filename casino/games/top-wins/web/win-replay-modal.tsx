import { useQuery } from '@tanstack/react-query'
import { RoundReplay } from '#casino/games/play/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { getTopWin } from '../contract.ts'
import type { texts } from '../texts.ts'

/** Somebody's win in the game's own document: nothing is played and nothing is paid. */
const WinReplayModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const id = String(params['id'] ?? '')
  const { data: win, error } = useQuery(
    {
      queryKey: ['top-win', id],
      queryFn: () => dataOf(api.call<typeof getTopWin>('GET /rest/players/top-win/{id}/', { params: { id } })),
    },
    queries(),
  )
  return (
    <Dialog
      {...useModalFrame()}
      size="full"
      title={text('top-wins.replay', { login: String(params['login'] ?? '') })}
      description={text('top-wins.replay-note')}
    >
      {error && (
        <Notice tone="negative" announce className="m-4">
          {error.message}
        </Notice>
      )}
      {!win && !error && (
        <div role="status" aria-label={text('top-wins.loading')} className="grid h-full place-items-center">
          <Spinner />
        </div>
      )}
      {win && (
        <RoundReplay
          // Whose seeds they came from is nobody's to see: a picture needs none.
          round={{ ...win, mode: 'money', win_minor: win.winAmount, server_seed_hash: '', client_seed: '', nonce: 0 }}
          close={close}
        />
      )}
    </Dialog>
  )
}

export default WinReplayModal
