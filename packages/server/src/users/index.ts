import type { FastifyInstance } from 'fastify';
import { createSmsGateway } from '../providers/index.ts';
import { registerFindAccount } from './find-account.routes.ts';
import { registerProfile } from './profile.routes.ts';
import { registerSessions } from './session.routes.ts';
import { registerSignIn } from './sign-in.routes.ts';
import { registerSignUp } from './signup.routes.ts';
import { registerSms } from './sms.routes.ts';

export { findSessionUser } from './session-user.ts';

/** Accounts: signing in and up, sessions, phone verification, profiles, brands' business facts, and what staff do with them. */
export async function registerUsers(app: FastifyInstance): Promise<void> {
  const { config, clock } = app.platform;
  const sms = createSmsGateway({ ...config.sms, now: () => clock.now() });
  registerSignIn(app);
  registerSessions(app);
  registerSms(app, sms);
  registerSignUp(app);
  registerFindAccount(app);
  registerProfile(app);
}
