import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';

/** Deletes for good what a feature holds of a work space, with its files; in the transaction of the purge. */
export type SpacePurge = (db: Db, spaceId: number, now: Date) => Promise<void>;

/** The features whose records are deleted with a work space. */
export const spacePurges = defineContributionPoint<SpacePurge>('purges of work spaces');
