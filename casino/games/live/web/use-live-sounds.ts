import { useEffect, useRef, useState } from 'react'
import { createSound, isSoundOn, switchSound, type Sound } from '#casino/games/play/web/api.ts'
import type { Phase } from './use-phase.ts'

const knock = { harmonics: [1, 0.2, 0.42, 0.1], attack_s: 0.002, decay_s: 0.14 }
const glass = { harmonics: [1, 0.12, 0.3], attack_s: 0.003, decay_s: 0.6 }

/** The sounds of a table, silent until a press. A return not above the stake sounds like any other end of a round. */
export const useLiveSounds = (phase: Phase, is_won: boolean) => {
  const sound = useRef<Sound | null>(null)
  const [is_on, setOn] = useState(true)
  useEffect(() => {
    sound.current = createSound(isSoundOn())
    setOn(isSoundOn())
    const wake = (): void => sound.current?.wake()
    document.addEventListener('pointerdown', wake)
    document.addEventListener('keydown', wake)
    return () => {
      document.removeEventListener('pointerdown', wake)
      document.removeEventListener('keydown', wake)
      if (sound.current) sound.current.on = false
    }
  }, [])
  const { name } = phase
  useEffect(() => {
    const made = sound.current
    if (name === 'betting') made?.notes({ pitch: 3, volume: 0.3, voice: glass }, { pitch: 10, at_s: 0.14, volume: 0.3, voice: glass })
    if (name === 'closed') made?.noise({ lasts_s: 2.4, pitch_hz: 1_300, slide_hz: 520, volume: 0.12 })
    if (name === 'landed') made?.notes({ pitch: -5, volume: 0.5, voice: knock })
  }, [name])
  useEffect(() => {
    if (is_won)
      sound.current?.notes(...[0, 4, 7, 12].map((pitch, index) => ({ pitch, at_s: 0.1 + index * 0.12, volume: 0.5, voice: glass })))
  }, [is_won])
  return {
    is_on,
    toggle: () => {
      const next = !is_on
      switchSound(next)
      setOn(next)
      if (sound.current) sound.current.on = next
    },
    chip: () => sound.current?.notes({ pitch: 22, volume: 0.5, voice: knock }, { pitch: 26, at_s: 0.035, volume: 0.3, voice: knock }),
    bet: () => sound.current?.notes({ pitch: 10, volume: 0.4, voice: knock }, { pitch: 15, at_s: 0.06, volume: 0.4, voice: knock }),
  }
}
