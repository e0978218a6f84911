/** As wide as a small laptop: the layout of the full site, to be zoomed into. */
const full_width_px = 1280

/**
 * TH-028: whoever chose the full site on a phone gets its width before anything is painted. Pages of guests are kept and the same for
 * everybody, so the cookie is read here. Of two elements for the viewport the last counts; React would make anew one that was changed.
 * Runs as a script inside the page.
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
