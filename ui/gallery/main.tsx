import { createRoot } from 'react-dom/client'
import '../styles.css'
import { brandNames, themeNames } from '../tokens/roles.ts'
import type { BrandName } from '../tokens/roles.ts'
import { ArtPage } from './sections/art-page.tsx'
import { FormsPage } from './sections/forms-page.tsx'
import { HomePage } from './sections/home-page.tsx'
import { PartsPage } from './sections/parts-page.tsx'

const wanted = new URLSearchParams(location.search)
const brand: BrandName = brandNames.find((name) => name === wanted.get('brand')) ?? 'ua'
const theme = [...themeNames, 'system'].find((name) => name === wanted.get('theme')) ?? 'dark'
document.documentElement.dataset.brand = brand
document.documentElement.dataset.theme = theme

const pages = {
  home: <HomePage brand={brand} />,
  parts: <PartsPage />,
  forms: <FormsPage />,
  art: <ArtPage />,
}

const page = wanted.get('page') ?? 'home'
createRoot(document.querySelector('#root') ?? document.body).render(pages[page as keyof typeof pages] ?? pages.home)
