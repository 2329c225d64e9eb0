import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { forgetFollows, listKept } from './follow.repository.ts';

const toRow = ({ title, created }: { title: string; created: string }) => ({
  제목: title,
  등록: formatDateTime(created),
});

async function collectKept(db: Db, userId: number): Promise<OwnData> {
  return {
    data: {
      북마크한글: (await listKept(db, 'community_bookmark', userId)).map(toRow),
      알림받는글: (await listKept(db, 'community_follow', userId)).map(toRow),
    },
  };
}

/** Bookmarks of an account, and the posts that it hears of. */
export const followPersonalData: PersonalDataContributor = {
  erase: (db: Db, { id }: ErasedAccount) => forgetFollows(db, id),
  own: { title: '커뮤니티 북마크', order: 79, collect: collectKept },
};
