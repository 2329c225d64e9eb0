import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { listRecommended, takeBackAll } from './recommend.repository.ts';

async function collectRecommends(db: Db, userId: number): Promise<OwnData> {
  const rows = await listRecommended(db, userId);
  return { data: rows.map(({ kind, title, created }) => ({ 종류: kind, 글: title, 추천: formatDateTime(created) })) };
}

/** The recommendations of an account: they count no longer once the account is gone. */
export const recommendPersonalData: PersonalDataContributor = {
  erase: (db: Db, { id }: ErasedAccount) => takeBackAll(db, id),
  own: { title: '커뮤니티 추천', order: 78, collect: collectRecommends },
};
