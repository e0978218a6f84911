import { Download } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { texts } from '../../fairness-texts.ts'
import { writtenRules, type texts as verifierTexts } from '../../verifier-texts.ts'
import type { RevealedRound } from '../verify-round.ts'
import { CopiedCommand } from './copied-line.tsx'
import { exampleRound } from './example-round.ts'
import { hashCommand, hmacCommand, scriptCommand } from './self-commands.ts'

/** How to check a round with nothing of the house's running: a terminal, and a script in another language. */
export const CheckYourself = ({ round }: { readonly round: RevealedRound | null }) => {
  const text = useText<typeof texts & typeof verifierTexts>()
  const filled = round ?? exampleRound
  return (
    <section>
      <h2 className="text-xl font-extrabold">{text('fairness.self.heading')}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{text('fairness.self.text')}</p>
      <Card>
        {round && <p className="mb-4 text-sm text-ink-soft">{text('fairness.self.filled')}</p>}
        <div className="flex flex-col gap-4">
          <CopiedCommand label={text('fairness.self.hash')} value={hashCommand(filled)} />
          <CopiedCommand label={text('fairness.self.bytes')} value={hmacCommand(filled)} />
          <CopiedCommand label={text('fairness.self.script')} value={scriptCommand(filled)} />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          {(['script', 'definitions'] as const).map((file) => (
            <a
              key={file}
              href={file === 'script' ? '/fairness/verify-rounds.py' : '/fairness/definitions.json'}
              download
              className={buttonClass({ variant: 'secondary', size: 'sm' }, 'h-auto min-h-9 py-2 whitespace-normal')}
            >
              <Download className="size-4 shrink-0" aria-hidden="true" />
              {text(`fairness.self.${file}-file`)}
            </a>
          ))}
        </div>
        <Disclosure className="mt-4" summary={text('fairness.write.heading')}>
          <p>{text('fairness.write.text')}</p>
          <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5">
            {writtenRules.map((rule) => (
              <li key={rule}>{text(`fairness.write.${rule}`)}</li>
            ))}
          </ol>
        </Disclosure>
      </Card>
    </section>
  )
}
