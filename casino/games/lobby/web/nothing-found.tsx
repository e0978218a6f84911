import type { texts } from '../texts.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Shown when no game passes the filters: offers to clear them or to search by name. */
export const NothingFound = ({ onClear }: { readonly onClear?: () => void }) => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<img src="/art/illustrations/no-games.svg" alt="" width={240} height={180} />}
      heading={text('games-lobby.nothing')}
      action={
        <>
          {onClear && <Button onClick={onClear}>{text('games-lobby.clear')}</Button>}
          <Button variant="secondary" onClick={() => openModal('Search')}>
            {text('games-lobby.search')}
          </Button>
        </>
      }
    >
      {text('games-lobby.nothing-text')}
    </EmptyState>
  )
}
