/** The width of a small laptop: shows the full site's layout, to be zoomed. */
const full_width_px = 1280

/**
 * TH-028: applies the choice of the full site on a phone before the first paint. Guests' pages are cached and shared, so the cookie
 * is read in the browser. It adds a second viewport element, of which the last counts, because React would replace a changed one.
 * Runs as an inline script.
 */
const widenFullSite = (width_px: number): void => {
  if (!/(?:^|; )site-version=full(?:;|$)/.test(document.cookie)) return
  const viewport = document.createElement('meta')
  viewport.name = 'viewport'
  viewport.content = `width=${width_px}`
  document.head.append(viewport)
}

export const SiteVersionScript = () => {
  const code = `(${widenFullSite.toString()})(${full_width_px})`
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
