/** The legal entity that runs the site. It is named in the terms; while it is not configured, pages say so. */
export interface CompanySettings {
  readonly name: string
  readonly address: string
  /** The gambling licence as it is cited: number, date and authority. Null without a licence. */
  readonly licence: string | null
}

/** Reads COMPANY_NAME, COMPANY_ADDRESS and COMPANY_LICENCE; null if no company is named. */
export const readCompanySettings = (env: Readonly<Record<string, string | undefined>>, mistakes: string[]): CompanySettings | null => {
  const [name, address, licence] = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_LICENCE'].map((key) => env[key]?.trim() ?? '')
  if (!name && !address && !licence) return null
  if (!name || !address) {
    mistakes.push('COMPANY_NAME and COMPANY_ADDRESS belong together, and COMPANY_LICENCE needs both: the terms name them.')
    return null
  }
  return { name, address, licence: licence || null }
}
