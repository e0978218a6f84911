import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { formEvents, trackedForms } from './rules.ts'

export const trackForm = endpoint({
  route: 'POST /rest/trackers/forms/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object(
    {
      form: Type.Enum(trackedForms),
      event: Type.Enum(formEvents),
      /** The field's name. Never what was typed into it. */
      field: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({}),
  refusals: ['too-many-requests'],
  rows: ['API-290', 'TH-025'],
  summary: 'Counts that a form was begun, a field of it left, sent, or found wrong; nothing of who did it and what they typed',
})
