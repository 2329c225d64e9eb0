import { Type, type Static } from 'typebox';
import { created, entity, id, nonEmptyString, strictObject, updated } from '../fields.ts';
import { SAVED_REPLY_LIMITS } from './saved-reply-rules.ts';

/** The fields that operators write. */
export const savedReplyFields = {
  title: nonEmptyString('이름', SAVED_REPLY_LIMITS.titleCharacters),
  content: nonEmptyString('내용', SAVED_REPLY_LIMITS.contentCharacters),
};

/** A text that our staff inserts into answers to inquiries; `{이름}` in it becomes the name of the inquiry's author. */
export const savedReply = entity('SavedReply', {
  id,
  title: Type.String({ label: '이름' }),
  content: Type.String({ label: '내용' }),
  created,
  updated,
});

export const savedReplyParams = strictObject({ id });

export type SavedReply = Static<typeof savedReply>;
