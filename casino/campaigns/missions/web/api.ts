/** The parts that pages and windows of tracks are made of. */
export { StepLine } from './step-line.tsx'
