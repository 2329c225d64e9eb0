import { Type, type Static } from 'typebox';
import { AiDocumentState, AiDocumentType } from '../codes/ai-document-codes.ts';
import { richDocument } from '../documents/rich-document.ts';
import {
  strictObject,
  date,
  nonEmptyString,
  id,
  nullable,
  timestamp,
  created,
  updated,
  spaceId,
  entity,
} from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { LIMITS } from '../limits.ts';
import { AI_ANSWER_LIMITS, type AiAnswers } from './ai-document-forms.ts';
import { spaceRef } from './space-ref.ts';

/** The limits of one user (SPEC §9), in Asia/Seoul days and weeks from Monday. */
export const AI_LIMITS = {
  /** Counted generations a day and a week: those that run, succeeded, or ended after their first text (`isCountedGeneration`). */
  daily: 5,
  weekly: 20,
  /**
   * Generations a day, whatever became of them, because every one costs a call of the model: three for each document of the
   * day, which is enough for honest failures.
   */
  dailyAttempts: 15,
} as const;

/** The name of the sandbox's model. The screen marks its texts as examples. */
export const SAMPLE_MODEL = 'danji-sandbox-drafter';

/** The schema checks only that answers are texts by name; the form validates them (`validateAnswers`). */
export const aiAnswers = Type.Unsafe<AiAnswers>({
  type: 'object',
  additionalProperties: { type: 'string', maxLength: AI_ANSWER_LIMITS.answerCharacters },
  maxProperties: AI_ANSWER_LIMITS.fields,
  label: '입력한 내용',
});
/** The size of the body of a call that carries the answers of a form, four bytes a character. */
export const ANSWERS_BODY_BYTES = 4 * AI_ANSWER_LIMITS.fields * AI_ANSWER_LIMITS.answerCharacters + LIMITS.bodyBytes;
export const aiDocumentTitle = nonEmptyString('제목', AI_ANSWER_LIMITS.titleCharacters);
export const aiDocumentType = Type.Unsafe<Static<typeof AiDocumentType.schema>>({
  ...AiDocumentType.schema,
  label: '문서 종류',
});

const summaryFields = {
  id,
  space_id: spaceId,
  space: spaceRef,
  document_type: AiDocumentType.schema,
  title: Type.String(),
  state: AiDocumentState.schema,
  /** Whether the sandbox drafted the text. */
  is_sample: Type.Boolean(),
  /** The user who created it. */
  user: personRef,
  created,
  /** It differs after every change, and a change has to send it back, so that nobody overwrites a version they have not seen. */
  updated,
};

/** A document as lists show it. */
export const aiDocumentSummary = entity('AiDocumentSummary', summaryFields);

/** The newest generation: `text` is the text so far, `failure` a Korean sentence about why it stopped. */
const aiGeneration = strictObject({
  state: AiDocumentState.schema,
  text: Type.String(),
  failure: nullable(Type.String()),
  started: timestamp,
  user: personRef,
});

/** A whole document. `content` is `null` until the first generation is done. */
export const aiDocument = entity('AiDocument', {
  ...summaryFields,
  answers: aiAnswers,
  content: nullable(richDocument),
  generation: nullable(aiGeneration),
  /** The user who saved it last; `null` for a text that was never edited. */
  saved_by: nullable(personRef),
  version_count: Type.Integer({ minimum: 0 }),
  /** Whether the reader may delete it: its creator and masters may. */
  can_delete: Type.Boolean(),
});

/** An earlier text of a document; `user` is `null` for a text of the model. */
export const aiDocumentVersionSummary = entity('AiDocumentVersionSummary', {
  id,
  title: Type.String(),
  user: nullable(personRef),
  saved: timestamp,
});
export const aiDocumentVersion = entity('AiDocumentVersion', {
  ...aiDocumentVersionSummary.properties,
  document_id: id,
  content: richDocument,
});

/** The usage and the limits of a user (SPEC §3, AI limit). A running generation counts until it ends without a text. */
export const aiLimit = entity('AiLimit', {
  daily_count: Type.Integer({ minimum: 0 }),
  weekly_count: Type.Integer({ minimum: 0 }),
  daily_limit: Type.Integer(),
  weekly_limit: Type.Integer(),
  /** All generations of the day, counted ones and others. */
  attempt_count: Type.Integer({ minimum: 0 }),
  attempt_limit: Type.Integer(),
  day: date('오늘'),
  week_start: date('이번 주 월요일'),
});

export type AiDocument = Static<typeof aiDocument>;
export type AiDocumentSummary = Static<typeof aiDocumentSummary>;
export type AiDocumentVersionSummary = Static<typeof aiDocumentVersionSummary>;
export type AiLimit = Static<typeof aiLimit>;
