import type { FastifyInstance } from 'fastify';
import { registerProfile } from './profile.routes.ts';
import { registerSessions } from './session.routes.ts';
import { registerSignIn } from './sign-in.routes.ts';

export { findSessionUser } from './session-user.ts';

/** Accounts: signing in and up, sessions, phone verification, profiles, brands' business facts, and what staff do with them. */
export async function registerUsers(app: FastifyInstance): Promise<void> {
  for (const register of [registerSignIn, registerSessions, registerProfile]) register(app);
}
