import { expect, test } from 'vitest'
import { escapeHtml } from '#kernel/http/escape-html.ts'

test('reliability 16: no text leaves the attribute or the element that it stands in', () => {
  expect(escapeHtml(`"><script>a && b</script>`)).toBe('&quot;&gt;&lt;script&gt;a &amp;&amp; b&lt;/script&gt;')
  expect(escapeHtml(`' onload='x`)).toBe('&#39; onload=&#39;x')
  expect(escapeHtml('&lt;')).toBe('&amp;lt;')
  expect(escapeHtml('Олена — 50 ₴')).toBe('Олена — 50 ₴')
})
