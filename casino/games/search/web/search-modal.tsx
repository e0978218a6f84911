import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { most_name_length } from '../rules.ts'
import type { texts } from '../texts.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRow } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { keepRecent, readRecent, withSearch } from './recent-searches.ts'
import { ResultList, walkResults } from './result-list.tsx'
import { useFoundGames, useSuggestedGames, type Suggested } from './use-found-games.ts'

const Shapes = () => (
  <div className="grid gap-2 md:grid-cols-2" aria-busy="true">
    {Array.from({ length: 6 }, (_, index) => (
      <SkeletonRow key={index} />
    ))}
  </div>
)

const Suggestions = ({
  suggested,
  onOpen,
}: {
  readonly suggested: Suggested | null
  readonly onOpen: (slug: string, mode?: 'demo') => void
}) => {
  const text = useText<typeof texts>()
  if (suggested === null) return <Shapes />
  if (suggested.games.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-sm font-bold text-ink-soft">
        {text(suggested.is_popular ? 'games-search.popular' : 'games-search.suggested')}
      </h3>
      <ResultList games={suggested.games} onOpen={onOpen} />
    </section>
  )
}

type RecentProps = {
  readonly recent: readonly string[]
  readonly onChoose: (name: string) => void
  readonly onForget: () => void
}

const Recent = ({ recent, onChoose, onForget }: RecentProps) => {
  const text = useText<typeof texts>()
  if (recent.length === 0) return null
  return (
    <section>
      <header className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-sm font-bold text-ink-soft">{text('games-search.recent')}</h3>
        <Button variant="ghost" size="sm" onClick={onForget}>
          {text('games-search.forget')}
        </Button>
      </header>
      <div className="flex flex-wrap gap-2">
        {recent.map((name) => (
          <Chip key={name} onClick={() => onChoose(name)}>
            {name}
          </Chip>
        ))}
      </div>
    </section>
  )
}

/** Toasts stand between the cross and the field. */
const columnClass =
  'mx-auto flex w-full max-w-190 flex-col gap-6 px-4 pt-[calc(56px+var(--toasts))] pb-10 sm:px-6 md:pt-[calc(80px+var(--toasts))] desk:px-8 desk:pt-14 desk:pb-8'

/** Search over the whole of a small screen and in a window of a large one, as one types: recent and popular while nothing is typed, results with the first letter. */
const SearchModal = ({ params }: ModalProps) => {
  const text = useText<typeof texts>()
  const [name, setName] = useState(typeof params['name'] === 'string' ? params['name'].slice(0, most_name_length) : '')
  const [recent, setRecent] = useState(readRecent)
  const suggested = useSuggestedGames()
  const field = useRef<HTMLInputElement>(null)
  const { found, is_searching } = useFoundGames(name)
  const remember = (kept: string[]) => {
    setRecent(kept)
    keepRecent(kept)
  }
  const open = (slug: string, mode?: 'demo') => {
    if (found.phase === 'found') remember(withSearch(recent, name))
    switchModal('Game', { game: slug, ...(mode ? { isMoney: 'false' } : {}) })
  }
  const openFirst = () => {
    const first = found.phase === 'found' && !is_searching ? found.games[0] : undefined
    if (first) open(first.slug)
  }
  const is_nothing = found.phase === 'found' && found.games.length === 0
  return (
    <Dialog {...useModalFrame()} size="panel" initial_focus={field} title={text('games-search.heading')} title_hidden>
      <div className={columnClass} onKeyDown={walkResults}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            openFirst()
          }}
        >
          <TextField
            ref={field}
            role="searchbox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={most_name_length}
            label={text('games-search.label')}
            hint={text('games-search.hint')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            start={<Search aria-hidden="true" />}
            end={
              name !== '' && (
                <IconButton size="sm" label={text('games-search.clear')} icon={<X aria-hidden="true" />} onClick={() => setName('')} />
              )
            }
          />
        </form>
        <p className="sr-only" role="status">
          {found.phase === 'found' && !is_searching && text('games-search.found', { count: found.total })}
        </p>
        {found.phase === 'empty' && name.trim() === '' && <Recent recent={recent} onChoose={setName} onForget={() => remember([])} />}
        {found.phase === 'empty' && (name.trim() === '' ? <Suggestions suggested={suggested} onOpen={open} /> : <Shapes />)}
        {found.phase === 'failed' && <p role="alert">{text('games-search.failed')}</p>}
        {found.phase === 'found' && !is_nothing && <ResultList games={found.games} onOpen={open} />}
        {is_nothing && (
          <>
            <div>
              <p className="text-lg font-bold">{text('games-search.nothing', { name: found.name })}</p>
              <p className="mt-1 text-ink-soft">{text('games-search.nothing-text')}</p>
            </div>
            <Suggestions suggested={suggested} onOpen={open} />
          </>
        )}
      </div>
    </Dialog>
  )
}

export default SearchModal
