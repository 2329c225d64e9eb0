import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { COMMUNITY_CATEGORIES, isSubCategory, subCategoryLabel } from '@danji/contracts/community/community-categories';
import { forgetFollows, listKept } from './follow.repository.ts';
import { forgetNewPostFollows, listAuthorFollowsOf, listCategoryFollows } from './new-post-follow.repository.ts';

const toRow = ({ title, created }: { title: string; created: string }) => ({
  제목: title,
  등록: formatDateTime(created),
});

async function collectKept(db: Db, userId: number): Promise<OwnData> {
  return {
    data: {
      북마크한글: (await listKept(db, 'community_bookmark', userId)).map(toRow),
      알림받는글: (await listKept(db, 'community_follow', userId)).map(toRow),
      // The names of followed authors are data of other people.
      알림받는작성자: (await listAuthorFollowsOf(db, userId)).map(({ created }) => ({ 등록: formatDateTime(created) })),
      알림받는분류: (await listCategoryFollows(db, userId)).map((place) => ({
        분류: [
          COMMUNITY_CATEGORIES[place.category].label,
          isSubCategory(place) ? subCategoryLabel(place) : '전체',
        ].join(' '),
      })),
    },
  };
}

/** Bookmarks of an account, and what it hears of. */
export const followPersonalData: PersonalDataContributor = {
  erase: async (db: Db, { id }: ErasedAccount) => {
    await forgetFollows(db, id);
    await forgetNewPostFollows(db, id);
  },
  own: { title: '커뮤니티 북마크', order: 79, collect: collectKept },
};
