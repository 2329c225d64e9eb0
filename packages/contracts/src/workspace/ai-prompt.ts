import { Type, type Static } from 'typebox';
import { AiDocumentType } from '../codes/ai-document-codes.ts';
import { strictObject, date, nonEmptyString, id, nullable, text, created, entity, labelled } from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { aiDocumentType } from './ai-document.ts';
import { PROMPT_LIMITS } from './ai-prompt-rules.ts';
import { ANSWER_LIMITS } from '../limits.ts';

/** One version of the prompt of a document type. Only staff see the texts, the note and the author. */
export const aiPrompt = entity('AiPrompt', {
  id,
  document_type: aiDocumentType,
  /** The version counts from 1 within its type. */
  version: Type.Integer({ minimum: 1, label: '판' }),
  is_active: Type.Boolean({ label: '사용' }),
  system: nullable(Type.String({ label: '역할 지시문' })),
  template: nullable(Type.String({ label: '요청문' })),
  note: nullable(Type.String({ label: '메모' })),
  user: labelled('작성자', nullable(personRef)),
  created,
});

export const promptFields = {
  system: nonEmptyString('역할 지시문', PROMPT_LIMITS.systemCharacters),
  template: nonEmptyString('요청문', PROMPT_LIMITS.templateCharacters),
  note: text('메모', PROMPT_LIMITS.noteCharacters),
};

const tally = Type.Integer({ minimum: 0 });
const tallies = { succeeded: tally, failed: tally, canceled: tally };

/** The number of generations in a period, without any content. */
export const aiUsage = strictObject({
  days: Type.Array(strictObject({ day: date('날짜'), ...tallies }), { maxItems: ANSWER_LIMITS.days }),
  types: Type.Array(strictObject({ document_type: AiDocumentType.schema, ...tallies }), {
    maxItems: AiDocumentType.options.length,
  }),
  /** The twenty users with the most generations. */
  people: Type.Array(strictObject({ user: personRef, ...tallies }), { maxItems: ANSWER_LIMITS.activePeople }),
});

export type AiPrompt = Static<typeof aiPrompt>;
export type AiUsage = Static<typeof aiUsage>;
