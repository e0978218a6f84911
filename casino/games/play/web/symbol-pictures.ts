import { useEffect, useState } from 'react'

const looks = import.meta.glob<{ readonly symbols: Readonly<Record<string, string>> }>('../frame/slots/*/symbols.ts')

/** A slot's symbols as addresses of pictures, once they have come; nothing before. */
export const useSymbolPictures = (slug: string): Readonly<Record<string, string>> => {
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    let is_here = true
    void looks[`../frame/slots/${slug}/symbols.ts`]?.().then(({ symbols }) => {
      if (!is_here) return
      const urls = Object.entries(symbols).map(([id, svg]) => [id, `data:image/svg+xml,${encodeURIComponent(svg)}`])
      setPictures(Object.fromEntries(urls) as Record<string, string>)
    })
    return () => {
      is_here = false
    }
  }, [slug])
  return pictures
}
