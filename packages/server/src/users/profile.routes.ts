import { getMe } from '@danji/contracts/users/profile.endpoints';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import { getUser } from './account.repository.ts';

/** The signed-in account's own profile. */
export function registerProfile(app: FastifyInstance): void {
  route(app, getMe, signedIn, ({ db, user }) => getUser(db, user.id));
}
