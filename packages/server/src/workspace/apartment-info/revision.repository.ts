import type { ApartmentRevision, FieldDifference } from '@danji/contracts/workspace/apartment-info';
import { optionalPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { toLimits } from '../../platform/http/page.ts';

type Revision = {
  apt_info_id: number;
  revision: number;
  source: ApartmentRevision['source'];
  user_id: number | null;
  differences: FieldDifference[];
  created: Date;
};

export const insertRevision = (db: Db, { differences, ...revision }: Revision) =>
  db
    .insertInto('apt_info_revision')
    .values({ ...revision, differences: toJson(differences) })
    .execute();

/** Lists the changes of a complex, newest first. */
export const listRevisionRows = (
  db: Db,
  infoId: number,
  query: { page?: number; page_size?: number },
): Promise<ApartmentRevision[]> => {
  const { limit, offset } = toLimits(query);
  return db
    .selectFrom('apt_info_revision as changed')
    .leftJoin('user_account as account', 'account.id', 'changed.user_id')
    .where('changed.apt_info_id', '=', infoId)
    .select([
      'changed.id',
      'changed.revision',
      'changed.source',
      'changed.differences',
      'changed.created',
      optionalPersonRef('account').as('user'),
    ])
    .orderBy('changed.revision', 'desc')
    .orderBy('changed.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
};

export const countRevisions = async (db: Db, infoId: number): Promise<number> =>
  (
    await db
      .selectFrom('apt_info_revision')
      .where('apt_info_id', '=', infoId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
