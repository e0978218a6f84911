import type { FrameText } from '../kit/frame-text.ts'
import type { texts } from './texts.ts'

export type InstantText = FrameText<typeof texts>
