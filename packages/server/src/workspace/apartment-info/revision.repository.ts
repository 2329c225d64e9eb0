import type { ApartmentRevision, FieldDifference } from '@danji/contracts/workspace/apartment-info';
import type { Page } from '@danji/contracts/page';
import { optionalPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';

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
): Promise<Page<ApartmentRevision>> =>
  readPage(db, query, {
    found: db.selectFrom('apt_info_revision as changed').where('changed.apt_info_id', '=', infoId),
    order: [['changed.revision', 'desc']],
    key: 'changed.id',
    lines: db
      .selectFrom('apt_info_revision as changed')
      .leftJoin('user_account as account', 'account.id', 'changed.user_id')
      .select(['changed.id', 'changed.revision', 'changed.source', 'changed.differences', 'changed.created'])
      .select(optionalPersonRef('account').as('user')),
  });
