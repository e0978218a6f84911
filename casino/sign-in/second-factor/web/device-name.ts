const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** How a player would call the device that they sit at; undefined when the browser does not say. */
export const deviceNameOf = (user_agent: string): string | undefined => systems.find(([pattern]) => pattern.test(user_agent))?.[1]
