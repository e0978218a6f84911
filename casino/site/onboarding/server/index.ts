import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { components } from './components.ts'

export const slice = defineServerSlice({ name: 'site/onboarding', texts, components })
