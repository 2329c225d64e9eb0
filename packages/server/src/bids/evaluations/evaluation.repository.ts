import type {
  BrandEvaluation,
  EvaluationFields,
  OwnEvaluation,
  StaffEvaluation,
} from '@danji/contracts/bids/brand-evaluation';
import { toTotal } from '@danji/contracts/bids/evaluation-summary';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import { personRef } from '../../accounts/accounts/index.ts';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { mapPage, type PageQuery, readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { findEditRefusal } from './evaluation.policy.ts';

/** Its author is shown by the nickname; one without is somebody of the complex. */
const author = sql<string>`case when account.erased is not null then '탈퇴한 회원' else coalesce(nullif(account.nickname, ''), '단지 관리자') end`;

const selectEvaluation = (db: Db) =>
  db
    .selectFrom('brand_evaluation as evaluation')
    .innerJoin('user_account as account', 'account.id', 'evaluation.user_id')
    .select([
      'evaluation.id',
      'evaluation.brand_id',
      'evaluation.category2',
      'evaluation.professionalism',
      'evaluation.time_management',
      'evaluation.communication',
      'evaluation.safety_cleanliness',
      'evaluation.cost_efficiency',
      'evaluation.comment',
      'evaluation.reply',
      'evaluation.replied',
      'evaluation.job_grade',
      'evaluation.created',
      'evaluation.updated',
    ])
    .select(author.as('author_name'));
type Row = Awaited<ReturnType<ReturnType<typeof selectEvaluation>['executeTakeFirstOrThrow']>>;

const toEvaluation = ({ author_name, job_grade, ...row }: Row): BrandEvaluation => ({
  ...row,
  user: { name: author_name, job_grade },
  total: toTotal(row),
});

/** Lists the visible evaluations of a brand, the newest first. */
export const listEvaluations = async (db: Db, brandId: number, query: PageQuery): Promise<Page<BrandEvaluation>> =>
  mapPage(
    await readPage(db, query, {
      found: db
        .selectFrom('brand_evaluation as evaluation')
        .where('evaluation.brand_id', '=', brandId)
        .where('evaluation.hidden', 'is', null),
      order: [['evaluation.created', 'desc']],
      key: 'evaluation.id',
      lines: selectEvaluation(db),
    }),
    toEvaluation,
  );

export const getEvaluation = async (db: Db, id: number): Promise<BrandEvaluation> =>
  toEvaluation(await selectEvaluation(db).where('evaluation.id', '=', id).executeTakeFirstOrThrow());

/** Finds the evaluation of a contract as `userId` reads it: only its author may change it, and only for some days. */
export async function findOwnEvaluation(
  db: Db,
  scheduleId: number,
  userId: number,
  now: Date,
): Promise<OwnEvaluation | undefined> {
  const row = await selectEvaluation(db)
    .select(['evaluation.hidden', 'evaluation.hide_reason', 'evaluation.user_id'])
    .where('evaluation.schedule_id', '=', scheduleId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { hidden, hide_reason, user_id, ...rest } = row;
  const is_editable = user_id === userId && findEditRefusal({ created: row.created, hidden }, now) === undefined;
  return { ...toEvaluation(rest), hide_reason, is_editable };
}

/** The contract that an evaluation is about, locked so that its brand stays the same; `undefined` for a deleted one. */
export const lockContract = (db: Db, scheduleId: number) =>
  selectContract(db, scheduleId).forShare('schedule').executeTakeFirst();

export const findContract = (db: Db, scheduleId: number) => selectContract(db, scheduleId).executeTakeFirst();

const selectContract = (db: Db, scheduleId: number) =>
  db
    .selectFrom('work_schedule as schedule')
    .where('schedule.id', '=', scheduleId)
    .where('schedule.deleted', 'is', null)
    .select(['schedule.id', 'schedule.space_id', 'schedule.brand_id', 'schedule.category2', 'schedule.contract_start']);

type NewEvaluation = EvaluationFields & {
  brand_id: number;
  schedule_id: number;
  space_id: number;
  user_id: number;
  category2: number;
};

/** Adds the evaluation of a contract; false when the contract has one. */
export async function insertEvaluation(db: Db, evaluation: NewEvaluation, now: Date): Promise<boolean> {
  const grade = sql<BrandEvaluation['user']['job_grade']>`coalesce((select job_grade from work_member
    where space_id = ${evaluation.space_id} and user_id = ${evaluation.user_id} order by id desc limit 1), 0)`;
  const row = await db
    .insertInto('brand_evaluation')
    .values({ ...evaluation, job_grade: grade, reply: null, hide_reason: null, created: now, updated: now })
    .onConflict((conflict) => conflict.column('schedule_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an evaluation for a change. */
export const lockEvaluation = (db: Db, id: number) =>
  db.selectFrom('brand_evaluation').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

/** Adds a report; false when the account has reported the evaluation before. */
export async function insertReport(
  db: Db,
  report: { evaluation_id: number; user_id: number; reason: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('brand_evaluation_report')
    .values({ ...report, created: now })
    .onConflict((conflict) => conflict.columns(['evaluation_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const REPORTS_SHOWN = 20;
const reports = sql<
  StaffEvaluation['reports']
>`(select coalesce(jsonb_agg(to_jsonb(shown) order by shown.id desc), '[]') from (
  select report.id, report.reason, report.created, case when reporter.id is not null then ${personRef('reporter')} end as "user"
  from brand_evaluation_report as report left join user_account as reporter on reporter.id = report.user_id
  where report.evaluation_id = evaluation.id order by report.id desc limit ${sql.lit(REPORTS_SHOWN)}) as shown)`;

const selectForStaff = (db: Db) =>
  selectEvaluation(db)
    .innerJoin('brand_account as brand', 'brand.user_id', 'evaluation.brand_id')
    .select([
      'evaluation.space_id',
      'evaluation.schedule_id',
      'evaluation.hidden',
      'evaluation.hide_reason',
      'evaluation.reported',
    ])
    .select([personRef('account').as('author'), approvedFact('brand', 'name').as('brand_name'), reports.as('reports')]);
type StaffRow = Awaited<ReturnType<ReturnType<typeof selectForStaff>['executeTakeFirstOrThrow']>>;

const toStaffEvaluation = ({ brand_name, author, hidden, hide_reason, reported, reports, ...row }: StaffRow) => {
  const { space_id, schedule_id, ...evaluation } = row;
  return {
    ...toEvaluation(evaluation),
    author,
    brand: { id: row.brand_id, name: brand_name },
    space_id,
    schedule_id,
    hidden,
    hide_reason,
    reported,
    reports,
  };
};

type StaffQuery = PageQuery & { state?: 'reported' | 'hidden'; brand_id?: number };

/** Lists all evaluations, the newest first. */
export async function listForStaff(db: Db, query: StaffQuery): Promise<Page<StaffEvaluation>> {
  let found = db.selectFrom('brand_evaluation as evaluation');
  if (query.brand_id !== undefined) found = found.where('evaluation.brand_id', '=', query.brand_id);
  if (query.state === 'reported') found = found.where('evaluation.reported', 'is not', null);
  if (query.state === 'hidden') found = found.where('evaluation.hidden', 'is not', null);
  const { search } = query;
  if (search?.trim()) found = found.where(matches('evaluation.searched', search));
  const page = await readPage(db, query, {
    found,
    order: [['evaluation.created', 'desc']],
    key: 'evaluation.id',
    lines: selectForStaff(db),
  });
  return mapPage(page, toStaffEvaluation);
}

export const getForStaff = async (db: Db, id: number): Promise<StaffEvaluation> =>
  toStaffEvaluation(await selectForStaff(db).where('evaluation.id', '=', id).executeTakeFirstOrThrow());
