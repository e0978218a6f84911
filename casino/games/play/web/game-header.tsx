import { Heart, ShieldCheck } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { GameArt } from '#ui/game-art.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { GamePlay } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'
import { SessionTime } from './session-time.tsx'
import { useFavourite } from './use-favourite.ts'

interface GameHeaderProps {
  readonly play: GamePlay
  readonly is_panel_open: boolean
  readonly togglePanel: () => void
  readonly setMoney: (is_money: boolean) => void
}

/** The bar over a game. Its right end is left to the dialog's own cross; the sound is switched in the game, where the rules are opened. */
export const GameHeader = ({ play, is_panel_open, togglePanel, setMoney }: GameHeaderProps) => {
  const text = useText<typeof gameTexts>()
  const { is_liked, toggle } = useFavourite(play.id, play.slug)
  return (
    <div className="flex h-13 shrink-0 items-center gap-1 bg-surface-1 pr-13 pl-2 sm:gap-2 sm:pl-3">
      <span className="hidden size-9 shrink-0 overflow-hidden rounded-sm sm:block">
        <GameArt slug={play.slug} shape="square" eager />
      </span>
      <div className="mr-auto min-w-0">
        <h2 className="leading-tight font-extrabold max-sm:line-clamp-2 max-sm:text-[min(0.75rem,3.1vw)] sm:truncate sm:text-sm">
          {play.title}
        </h2>
        <SessionTime />
      </div>
      <Segmented
        label={text('game.mode')}
        size="sm"
        value={play.isMoney ? 'money' : 'demo'}
        onChange={(mode) => setMoney(mode === 'money')}
        options={[
          { value: 'demo', label: text('game.demo') },
          { value: 'money', label: text('game.money') },
        ]}
        className="shrink-0 max-sm:[&_label]:px-2 max-sm:[&_label]:text-[min(0.75rem,3.1vw)]"
      />
      <IconButton
        size="sm"
        label={text(is_liked ? 'game.unlike' : 'game.like', { title: play.title })}
        className="max-[359px]:hidden"
        aria-pressed={is_liked}
        onClick={toggle}
        icon={<Heart aria-hidden="true" className={classNames(is_liked && 'fill-accent-ink text-accent-ink')} />}
      />
      <IconButton
        size="sm"
        label={text('game.panel')}
        aria-expanded={is_panel_open}
        onClick={togglePanel}
        icon={<ShieldCheck aria-hidden="true" />}
      />
    </div>
  )
}
