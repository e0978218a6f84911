/** Who answers for the site: it stands in the terms, and pages say so plainly while it is not named. */
export interface CompanySettings {
  readonly name: string
  readonly address: string
  /** The gambling licence as people cite it: number, date, who gave it. Null where there is none. */
  readonly licence: string | null
}

/** Reads COMPANY_NAME, COMPANY_ADDRESS and COMPANY_LICENCE; null while no company is named. */
export const readCompanySettings = (env: Readonly<Record<string, string | undefined>>, mistakes: string[]): CompanySettings | null => {
  const [name, address, licence] = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_LICENCE'].map((key) => env[key]?.trim() ?? '')
  if (!name && !address && !licence) return null
  if (!name || !address) {
    mistakes.push('COMPANY_NAME and COMPANY_ADDRESS belong together, and COMPANY_LICENCE needs both: the terms name them.')
    return null
  }
  return { name, address, licence: licence || null }
}
