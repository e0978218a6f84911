const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** A suggested name for the current device; undefined if unknown. */
export const deviceNameOf = (user_agent: string): string | undefined => systems.find(([pattern]) => pattern.test(user_agent))?.[1]
