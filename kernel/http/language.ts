import type { FastifyRequest } from 'fastify'
import type { Brand } from '#kernel/brand/brand.ts'
import { isLanguage, type Language } from '#kernel/i18n/texts.ts'

/** The language of a response: the page's (X-Language), else the browser's preference, else the brand's default. */
export const requestLanguage = (request: FastifyRequest, brand: Brand): Language => {
  const told = request.headers['x-language']
  if (isLanguage(told)) return told
  const preferred = (request.headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return preferred.find(isLanguage) ?? brand.default_language
}
