import './needle.css'
import { openInstant } from '../open-instant.ts'
import { needleStage } from './stage.ts'

export const open = openInstant(needleStage)
