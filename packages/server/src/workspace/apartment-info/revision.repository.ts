import type { ApartmentRevision } from '@danji/contracts/workspace/apartment-info';
import type { Page } from '@danji/contracts/page';
import { optionalPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { historyOf } from '../../platform/records/history.ts';

/** The changes of complexes. */
export const revisions = historyOf('apt_info_revision', 'apt_info_id');

/** Lists the changes of a complex, newest first. */
export const listRevisionRows = (
  db: Db,
  infoId: number,
  query: { page?: number; page_size?: number },
): Promise<Page<ApartmentRevision>> =>
  revisions.list(
    db,
    infoId,
    query,
    db
      .selectFrom('apt_info_revision as entry')
      .leftJoin('user_account as account', 'account.id', 'entry.user_id')
      .select(['entry.id', 'entry.revision', 'entry.source', 'entry.differences', 'entry.created'])
      .select(optionalPersonRef('account').as('user')),
  );
