/** Formats a size in the page's language: 640 B, 12 KB, 3.4 MB. */
export const fileSize = (bytes: number, locale: string): string => {
  const [unit, divisor] =
    bytes < 1_000 ? (['byte', 1] as const) : bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const)
  const maximumFractionDigits = divisor === 1_000_000 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(bytes / divisor)
}
