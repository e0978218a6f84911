import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { Segmented } from '#ui/segmented.tsx'
import type { GamePlay } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'

interface ModeSwitchProps {
  readonly play: GamePlay
  readonly setMoney: (is_money: boolean) => void
  readonly className?: string
}

/** Demo or money: what is played now, and the way to the other. */
export const ModeSwitch = ({ play, setMoney, className }: ModeSwitchProps) => {
  const text = useText<typeof gameTexts>()
  return (
    <Segmented
      label={text('game.mode')}
      size="sm"
      value={play.isMoney ? 'money' : 'demo'}
      onChange={(mode) => setMoney(mode === 'money')}
      options={[
        { value: 'demo', label: text('game.demo') },
        { value: 'money', label: text('game.money') },
      ]}
      className={classNames('shrink-0 max-sm:[&_label]:px-2 max-sm:[&_label]:text-[min(0.75rem,3.1vw)]', className)}
    />
  )
}
