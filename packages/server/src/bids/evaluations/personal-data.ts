import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { approvedFact } from '../../accounts/businesses/index.ts';

async function collectEvaluations(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('brand_evaluation as evaluation')
    .innerJoin('brand_account as brand', 'brand.user_id', 'evaluation.brand_id')
    .where('evaluation.user_id', '=', userId)
    .selectAll('evaluation')
    .select(approvedFact('brand', 'name').as('brand'))
    .orderBy('evaluation.id')
    .execute();
  return {
    data: rows.map((row) => ({
      업체: row.brand,
      계약분류: toSubCategoryName(row.category2),
      전문성: row.professionalism / 2,
      일정준수: row.time_management / 2,
      의사소통: row.communication / 2,
      안전청결: row.safety_cleanliness / 2,
      비용: row.cost_efficiency / 2,
      내용: row.comment,
      답글: row.reply,
      등록: formatDateTime(row.created),
    })),
  };
}

/** Evaluations that an account has written. They stay without its name, because others decide by them. */
export const evaluationPersonalData: PersonalDataContributor = {
  erased: ['brand_evaluation_report.user_id'],
  erase: async (db, { id }) => {
    await db.updateTable('brand_evaluation_report').set({ user_id: null }).where('user_id', '=', id).execute();
  },
  kept: [
    {
      columns: ['brand_evaluation.comment', 'brand_evaluation.reply', 'brand_evaluation.hide_reason'],
      because: 'What a manager says about the contract of a complex, and the brand to it; shown without names.',
    },
    {
      columns: ['brand_evaluation_report.reason'],
      because: 'Why an evaluation was reported, without the account that did so.',
    },
  ],
  own: { title: '업체 평가', order: 66, collect: collectEvaluations },
};
