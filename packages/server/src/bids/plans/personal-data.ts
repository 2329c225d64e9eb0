import { PlanRequestState } from '@danji/contracts/bids/brand-plan';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

async function collectPlans(db: Db, userId: number): Promise<OwnData> {
  const periods = await db.selectFrom('brand_plan').selectAll().where('brand_id', '=', userId).orderBy('id').execute();
  const requests = await db
    .selectFrom('brand_plan_request')
    .selectAll()
    .where('brand_id', '=', userId)
    .orderBy('id')
    .execute();
  return {
    data: {
      이력: periods.map(({ plan, plan_start_date, plan_end_date }) => ({
        요금제: BrandPlan.label(plan),
        시작: formatDate(plan_start_date),
        종료: formatDate(plan_end_date),
      })),
      신청: requests.map(({ plan, amount, state, tax_email, created }) => ({
        요금제: BrandPlan.label(plan),
        금액: amount,
        상태: PlanRequestState.label(state),
        세금계산서이메일: tax_email,
        신청: formatDateTime(created),
      })),
    },
  };
}

/** The address of tax invoices goes with the account; periods and amounts stay as records of payments. */
export const planPersonalData: PersonalDataContributor = {
  erased: ['brand_plan_request.tax_email'],
  erase: async (db, { id }) => {
    await db.updateTable('brand_plan_request').set({ tax_email: '' }).where('brand_id', '=', id).execute();
  },
  kept: [
    {
      columns: ['brand_plan_request.reason'],
      because: 'Why a request of a plan was cancelled: a record of business, five years by law.',
    },
  ],
  own: { title: '요금제', order: 84, collect: collectPlans },
};
