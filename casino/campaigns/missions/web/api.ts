/** Components for pages and windows with tracks. */
export { StepLine } from './step-line.tsx'
