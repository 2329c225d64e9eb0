import type { FileReadPolicy } from '../../site/files/index.ts';
import { mayRead } from './suggest-request.policy.ts';

/** Files of a request are readable by those who may read the request. */
export const readersOfRequest: FileReadPolicy = async (db, file, user) => {
  if (file.record_id === null || user === null) return false;
  const row = await db
    .selectFrom('suggest_request')
    .where('id', '=', file.record_id)
    .select(['brand_id', 'space_id', 'is_open'])
    .executeTakeFirst();
  return row !== undefined && mayRead(db, row, user);
};
