import { Type, type Static } from 'typebox';
import { AiDocumentState, AiDocumentType } from '../codes/ai-document-codes.ts';
import { richDocument } from '../documents/rich-document.ts';
import { closed, date, filled, id, nullable, timestamp } from '../fields.ts';
import { personRef } from '../users/user.ts';
import { AI_ANSWER_LIMITS, type AiAnswers } from './ai-document-forms.ts';
import { spaceRef } from './space-ref.ts';

/** Successful generations one person has a day and a week (SPEC §9), in Asia/Seoul days and weeks from Monday. */
export const AI_LIMITS = { daily: 5, weekly: 20 } as const;

/** Name of the sandbox's model: what it writes is an example, and the screen says so. */
export const SAMPLE_MODEL = 'danji-sandbox-drafter';

/** The form itself checks the answers (`findAnswerFaults`); here only that they are texts by name. */
export const aiAnswers = Type.Unsafe<AiAnswers>({
  type: 'object',
  additionalProperties: { type: 'string', maxLength: AI_ANSWER_LIMITS.answerLetters },
  maxProperties: AI_ANSWER_LIMITS.fields,
  label: '입력한 내용',
});
export const aiDocumentTitle = filled('제목', AI_ANSWER_LIMITS.titleLetters);
export const aiDocumentType = Type.Unsafe<Static<typeof AiDocumentType.schema>>({
  ...AiDocumentType.schema,
  label: '문서 종류',
});

const line = {
  id,
  space_id: id,
  space: spaceRef,
  document_type: AiDocumentType.schema,
  title: Type.String(),
  state: AiDocumentState.schema,
  /** The text was drafted by the sandbox. */
  is_sample: Type.Boolean(),
  /** Who began it. */
  user: personRef,
  created: timestamp,
  /** Changes with every change; goes back with one, so that nobody overwrites what they have not seen. */
  updated: timestamp,
};

/** A document as lists show it. */
export const aiDocumentLine = closed(line);

/** The newest try: `text` is what has come so far, `failure` the Korean sentence about why there is no more. */
export const aiGeneration = closed({
  state: AiDocumentState.schema,
  text: Type.String(),
  failure: nullable(Type.String()),
  started: timestamp,
  user: personRef,
});

/** A document whole. `content` is `null` until the first text has come. */
export const aiDocument = closed({
  ...line,
  answers: aiAnswers,
  content: nullable(richDocument),
  generation: nullable(aiGeneration),
  /** Who saved it last; `null` for a text nobody has changed. */
  saved_by: nullable(personRef),
  version_count: Type.Integer({ minimum: 0 }),
  /** The reader may delete it: its writer, and masters. */
  can_delete: Type.Boolean(),
});

/** An earlier text of a document; `user` is `null` for one that came from the model. */
export const aiDocumentVersionLine = closed({ id, title: Type.String(), user: nullable(personRef), saved: timestamp });
export const aiDocumentVersion = closed({
  ...aiDocumentVersionLine.properties,
  document_id: id,
  content: richDocument,
});

/** What a person has used and may use (SPEC §3, AI limit). Tries under way count until they fail. */
export const aiLimit = closed({
  daily_count: Type.Integer({ minimum: 0 }),
  weekly_count: Type.Integer({ minimum: 0 }),
  daily_limit: Type.Integer(),
  weekly_limit: Type.Integer(),
  day: date('오늘'),
  week_start: date('이번 주 월요일'),
});

export type AiDocument = Static<typeof aiDocument>;
export type AiDocumentLine = Static<typeof aiDocumentLine>;
export type AiDocumentVersion = Static<typeof aiDocumentVersion>;
export type AiDocumentVersionLine = Static<typeof aiDocumentVersionLine>;
export type AiLimit = Static<typeof aiLimit>;
