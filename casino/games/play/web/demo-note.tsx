import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { gameTexts } from '../game-texts.ts'

const lasts_ms = 9_000

interface DemoNoteProps {
  readonly state: 'demo-win' | 'demo-big-win'
  readonly dismiss: () => void
}

/** GA-011, GA-012: says once what a win in the demo is, in a corner, and goes by itself. It asks for nothing. */
export const DemoNote = ({ state, dismiss }: DemoNoteProps) => {
  const text = useText<typeof gameTexts>()
  const leave = useEffectEvent(dismiss)
  useEffect(() => {
    const timer = setTimeout(() => leave(), lasts_ms)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div
      role="status"
      className="absolute inset-x-2 top-2 z-(--z-raised) mx-auto flex max-w-140 items-start gap-2 rounded-md bg-surface-1 py-2.5 pr-1.5 pl-4 text-sm shadow-mid inset-ring inset-ring-line"
    >
      <p className="min-w-0 flex-1 py-1">
        <b className="mr-1.5 font-extrabold">{text(`game.said.${state}`)}</b>
        <span className="text-ink-soft">{text(`game.said.${state}-text`)}</span>
      </p>
      <IconButton size="sm" label={text('game.said.close')} onClick={dismiss} icon={<X aria-hidden="true" />} />
    </div>
  )
}
