import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { findRelation } from './relation.repository.ts';

async function collectPlace(db: Db, userId: number): Promise<OwnData> {
  const relation = await findRelation(db, userId);
  return {
    data: relation && {
      단계: relation.level,
      추천직책: RecommendGrade.label(relation.grade),
      상위회원있음: relation.parent_id !== null,
      등록: formatDateTime(relation.created),
    },
  };
}

/** The place in the referral tree. It stays without the name, because others are below it. */
export const recommendPersonalData: PersonalDataContributor = {
  erased: ['account_browser.browser_hash'],
  erase: async (db, { id }) => {
    await db.deleteFrom('account_browser').where('user_id', '=', id).execute();
  },
  kept: [
    {
      columns: ['reward_phone.phone_hash'],
      because: 'A number gets points for a sign-up once, also after a withdrawal. The keyed hash names no number.',
    },
    {
      columns: ['referral.reason'],
      because: 'Why an operator gave points or did not: a record of business, five years by law.',
    },
    {
      columns: ['recommend_change.fields', 'recommend_change.reason'],
      because: 'Who decided about points and why: a record of business, five years by law.',
    },
  ],
  own: { title: '추천 관계', order: 75, collect: collectPlace },
};
