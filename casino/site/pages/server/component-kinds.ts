import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { perHouse, type House } from '#kernel/house.ts'
import type { ComponentContext, ComponentData } from '#kernel/slice.ts'
import type { StoredComponent } from '../rules.ts'

/** Any component type; its settings are described by its schema alone. */
interface AnyComponent extends Pick<ComponentData, 'is_invitation' | 'settings_schema'> {
  (context: ComponentContext<never>): Promise<unknown>
  readonly subject?: (data: never) => string
}

/** The data loader of each component type, by name. */
export const componentsOf = perHouse(
  (house: House): ReadonlyMap<string, AnyComponent> =>
    new Map(house.slices.flatMap((slice) => Object.entries<AnyComponent>(slice.components ?? {}))),
)

const compiled = perHouse(() => new Map<TSchema, ReturnType<typeof Compile>>())

const checkerOf = (house: House, schema: TSchema) => {
  const known = compiled(house).get(schema) ?? Compile(schema)
  compiled(house).set(schema, known)
  return known
}

/** What is wrong with a component's settings; undefined if they are valid. */
export const settingsFault = (house: House, { type, settings = {} }: StoredComponent): string | undefined => {
  const schema = componentsOf(house).get(type)?.settings_schema
  if (schema)
    return checkerOf(house, schema).Check(settings)
      ? undefined
      : `the component ${type} does not take the settings ${JSON.stringify(settings)}`
  const strange = Object.keys(settings).find((name) => name !== 'isUse')
  return strange === undefined ? undefined : `the component ${type} takes no setting ${strange}`
}
