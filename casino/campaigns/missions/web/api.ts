/** For pages and windows with tracks. */
export { useGoalText } from './goal-text.ts'
export { rewardText, StepLine } from './step-line.tsx'
export { tracks_key } from './tracks-key.ts'
