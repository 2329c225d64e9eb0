import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { ChannelChange } from '@danji/contracts/releases/channel';
import type { listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import type { Page } from '@danji/contracts/page';
import { signObject, verifyObject } from '@danji/contracts/releases/signing';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { ChannelState } from './tables.ts';
import { mapPage, readPage } from '../../platform/records/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReleaseKeys } from '../../platform/release-keys.ts';

/** The keys whose signatures are accepted, and the log for invalid ones. */
export type ChannelTrust = Pick<Platform, 'releaseKeys' | 'log'>;

/** The number of revisions that are searched for one with a valid signature. */
const MAX_LOOK_BACK = 100;

/**
 * Returns the current state of the channel; revision 0 before the first promotion. A revision with an invalid signature
 * was not written by this server: the last valid one is used in its place, under the newest number, so that the next
 * change repairs the channel.
 */
export async function findChannel(db: Db, trust: ChannelTrust): Promise<ChannelState> {
  const [newest] = await listRevisions(db, 1);
  if (!newest) return { channel: 'prod', revision: 0, revoked: [], remotes: {} };
  if (isAuthentic(newest, trust.releaseKeys)) return newest.document;
  trust.log.error(
    { revision: newest.revision },
    'a revision of the channel carries a wrong signature: the last good one is used; was REGISTRY_SIGNING_KEY changed?',
  );
  const good = (await listRevisions(db, MAX_LOOK_BACK)).find((row) => isAuthentic(row, trust.releaseKeys));
  return { channel: 'prod', revoked: [], remotes: {}, ...good?.document, revision: newest.revision };
}

type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

const listRevisions = (db: Db, count: number) =>
  db
    .selectFrom('channel_revision')
    .select(['revision', 'document', 'signature'])
    .orderBy('revision', 'desc')
    .limit(count)
    .execute();

/** An old revision under a new number is as invalid as a changed one. */
const isAuthentic = ({ revision, document, signature }: Revision, { registry }: ReleaseKeys): boolean =>
  document.revision === revision && verifyObject({ ...document, signature: signature ?? undefined }, registry.trusted);

type NextRevision = Pick<ChannelChange, 'action' | 'remote' | 'release' | 'before' | 'percent' | 'reason'> & {
  document: ChannelState;
  user_id: number | null;
  automatic: boolean;
  now: Date;
};

/** Writes the next revision; `false` when another change wrote it first. */
export async function insertRevision(
  db: Db,
  { releaseKeys }: ChannelTrust,
  { document, now, ...change }: NextRevision,
): Promise<boolean> {
  const { signature } = signObject(document, releaseKeys.registry.sign);
  const row = await db
    .insertInto('channel_revision')
    .values({
      revision: document.revision,
      document: toJson(document),
      signature: toJson(signature),
      created: now,
      ...change,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Signs the revisions from before signatures were introduced. It runs only right after the migration: a later revision
 * without a signature is forged.
 */
export async function signMigratedRevisions(db: Db, { registry }: ReleaseKeys): Promise<void> {
  const rows = await db
    .selectFrom('channel_revision')
    .select(['revision', 'document'])
    .where('signature', 'is', null)
    .execute();
  for (const { revision, document } of rows)
    await db
      .updateTable('channel_revision')
      .set({ signature: toJson(signObject(document, registry.sign).signature) })
      .where('revision', '=', revision)
      .execute();
}

export async function listChanges(db: Db, query: QueryOf<typeof listChannelChanges>): Promise<Page<ChannelChange>> {
  const { remote } = query;
  const changes = db.selectFrom('channel_revision as change');
  const page = await readPage(db, query, {
    found: remote === undefined ? changes : changes.where('change.remote', '=', remote),
    order: [['change.revision', 'desc']],
    key: 'change.revision',
    lines: changes
      .leftJoin('user_account as account', 'account.id', 'change.user_id')
      .select([
        'change.revision',
        'change.action',
        'change.remote',
        'change.release',
        'change.before',
        'change.percent',
        'change.reason',
        'change.automatic',
        'change.user_id',
        'change.created',
        'account.name',
      ]),
  });
  return mapPage(page, ({ automatic, user_id, name, ...change }) => ({
    ...change,
    by: user_id === null ? (automatic ? 'automatic' : 'release pipeline') : (name ?? ''),
  }));
}
