/** For pages and windows with tracks. */
export { useGoalText } from './goal-text.ts'
export { StepLine } from './step-line.tsx'
export { StepProgress } from './step-progress.tsx'
export { TrackCard } from './track-card.tsx'
export { tracks_key } from './tracks-key.ts'
