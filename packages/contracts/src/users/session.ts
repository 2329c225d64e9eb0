import { Type, type Static } from 'typebox';
import { closed, nullable, timestamp } from '../fields.ts';
import { user } from './user.ts';

/**
 * A signed-in session. The access token lives 15 minutes. `refresh` is given only to API clients that hold it
 * themselves; the web app sends `x-danji-client: web` and gets an httpOnly cookie instead (DECISIONS, Accounts).
 */
export const session = closed({
  access: Type.String(),
  refresh: nullable(Type.String()),
  user,
  /** TEMP account that still has to finish sign-up. */
  is_temp: Type.Boolean(),
  /** Set while an operator acts as this user: who it is, and when it ends. */
  acting: nullable(closed({ staff_name: Type.String(), expires: timestamp })),
});

export type Session = Static<typeof session>;
