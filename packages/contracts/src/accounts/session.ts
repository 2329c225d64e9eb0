import { Type, type Static } from 'typebox';
import { strictObject, nullable, timestamp, entity } from '../fields.ts';
import { user } from './user.ts';

/**
 * A signed-in session. The access token lives 15 minutes. Only API clients that store it themselves get `refresh`; the web app sends `x-danji-client: web` and gets an httpOnly cookie instead (DECISIONS, Accounts).
 */
export const session = entity('Session', {
  access: Type.String(),
  refresh: nullable(Type.String()),
  user,
  /** Whether it is a TEMP account, which still has to finish sign-up. */
  is_temp: Type.Boolean(),
  /** Whether it is an operator who has to set up the second factor before any other call; left out otherwise. */
  lacks_second_factor: Type.Optional(Type.Literal(true)),
  /** Whether the operator may act as members: it is switched on, and they are an ADMIN; left out otherwise. */
  can_act_as: Type.Optional(Type.Literal(true)),
  /** The operator who acts as this user, and the end of it; `null` otherwise. */
  acting: nullable(strictObject({ staff_name: Type.String(), expires: timestamp })),
});

export type Session = Static<typeof session>;
