import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage } from '#kernel/web/texts/use-text.tsx'
import type { FromFrame, Init, ToFrame } from '../frame/kit/protocol.ts'
import { openFrameLine } from './frame-line.ts'
import { isSoundOn } from './sound-switch.ts'

export type FrameStart = Omit<Init, 'type' | 'language' | 'locale' | 'sound' | 'reduced_motion'>

interface GameFrameProps {
  readonly title: string
  readonly launch_url: string
  /** Read each time the document has loaded. */
  readonly start: () => FrameStart
  readonly hear: (message: FromFrame, send: (message: ToFrame) => void) => void
  /** Gives the way to speak to the game, for as long as it stands. */
  readonly onLine?: (send: ((message: ToFrame) => void) | null) => void
}

const lessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A game in its sandboxed document. `allow-scripts` alone: it has no origin, no cookies, no calls and no way to navigate. */
export const GameFrame = ({ title, launch_url, start, hear, onLine }: GameFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const language = useLanguage()
  const { locale } = useFormats()
  const begin = useEffectEvent(start)
  const listen = useEffectEvent(hear)
  const tellLine = useEffectEvent((send: ((message: ToFrame) => void) | null) => onLine?.(send))
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const line = openFrameLine(
      element,
      () => {
        line.send({ type: 'init', ...begin(), language, locale, sound: isSoundOn(), reduced_motion: lessMotion() })
        tellLine(line.send)
      },
      (message) => {
        // Keys go to the game once it can take them: space spins.
        if (message.type === 'ready' && document.activeElement?.tagName !== 'INPUT') element.focus()
        listen(message, line.send)
      },
    )
    element.src = launch_url
    return () => {
      tellLine(null)
      line.close()
    }
  }, [launch_url, language, locale])
  return <iframe ref={frame} title={title} sandbox="allow-scripts" allow="autoplay" className="size-full border-0" />
}
