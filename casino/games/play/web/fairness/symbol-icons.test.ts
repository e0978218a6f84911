import { expect, test } from 'vitest'
import { slotEngines } from '#engines/registry.ts'
import { symbolIcons } from './symbol-icons.ts'

test('every symbol of every slot whose spins are shown has a picture of its own', () => {
  for (const { definition } of slotEngines.filter((engine) => !engine.definition.mechanic)) {
    const pictures = definition.symbols.map(({ id }) => symbolIcons[id])
    expect(pictures).not.toContain(undefined)
    expect(new Set(pictures).size).toBe(pictures.length)
  }
})
