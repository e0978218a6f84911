/** Components for pages and windows with tracks. */
export { goalValues, rewardText, StepLine } from './step-line.tsx'
