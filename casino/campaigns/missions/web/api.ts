/** Components for pages and windows with tracks. */
export { rewardText, StepLine } from './step-line.tsx'
