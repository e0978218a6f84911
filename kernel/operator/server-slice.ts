import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'

/** Owns the point at which slices say what an operator may do. */
export const slice = defineServerSlice({ name: 'kernel/operator', extensions: [operatorCommands] })
