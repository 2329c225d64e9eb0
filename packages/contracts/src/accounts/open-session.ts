import { Type, type Static } from 'typebox';
import { created, entity, publicId, timestamp } from '../fields.ts';

/** A device on which an account is signed in. */
export const openSession = entity('OpenSession', {
  nano_id: publicId,
  /** The browser or program as it names itself. */
  user_agent: Type.String(),
  created,
  /** When it was used last, to the quarter of an hour. */
  last_used: timestamp,
  is_current: Type.Boolean(),
});
export type OpenSession = Static<typeof openSession>;
