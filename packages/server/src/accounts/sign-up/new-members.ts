import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';
import type { Platform } from '../../platform/platform.ts';

type NewMember = { id: number; request: FastifyRequest };

/** Handlers of features for a new member, run in the transaction of the sign-up. */
export const newMembers =
  defineContributionPoint<(db: Db, member: NewMember, now: Date) => Promise<void>>('new members');

/** Lets the features welcome an account whose sign-up is complete. */
export async function welcomeNewMember(
  { contributions }: Platform,
  db: Db,
  member: NewMember,
  now: Date,
): Promise<void> {
  for (const welcome of contributions.of(newMembers).values()) await welcome(db, member, now);
}
