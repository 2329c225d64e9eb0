import { contractTypeOf } from '@danji/contracts/codes/contract-categories';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertDemoContracts } from '../../workspace/schedules/index.ts';

const EVALUATIONS = 300;
const DAY_SECONDS = 86_400;
const CATEGORIES = [502, 503, 601, 602, 603, 604, 701, 702, 104, 101, 304, 404];
const COMMENTS = [
  '약속한 날짜를 지켰고, 작업이 끝난 뒤 사진과 함께 보고해 주셨어요.',
  '견적에 없던 일도 현장에서 바로 도와주셔서 입주민 민원이 줄었어요.',
  '기술자분들이 친절하고 설명을 쉽게 해 주셨어요. 다음 계약도 함께하고 싶어요.',
  '작업은 깔끔했지만 연락이 조금 늦었어요. 일정이 바뀌면 미리 알려 주시면 좋겠어요.',
  '비용은 다른 곳보다 조금 높았지만 그만큼 꼼꼼했어요.',
  '안전 수칙을 잘 지키고 마무리 청소까지 해 주셨어요.',
  '하자가 한 번 있었는데 다음 날 바로 와서 고쳐 주셨어요.',
  '주차장 통제가 미흡해서 입주민 불편이 있었어요.',
];
const REPORT = '저희와 계약한 내용과 달라요. 확인해 주세요.';
const REPLY = '좋은 말씀 감사해요. 다음에도 꼼꼼하게 할게요.';
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
/** Scores around 8, some low ones, the same at every start. */
const score = (index: number, turn: number): number =>
  Math.max(2, 10 - ((index * (turn + 3) + turn) % 5) - (index % 23 === 0 ? 4 : 0));

type Contract = { brand: { id: number }; space: { id: number; master_user_id: number }; category2: number };

function toEvaluation({ brand, space, category2 }: Contract, index: number, now: Date) {
  const written = addSeconds(now, -DAY_SECONDS * index - 3600);
  return {
    brand_id: brand.id,
    space_id: space.id,
    user_id: space.master_user_id,
    job_grade: 2 as const,
    category2,
    professionalism: score(index, 0),
    time_management: score(index, 1),
    communication: score(index, 2),
    safety_cleanliness: score(index, 3),
    cost_efficiency: score(index, 4),
    comment: at(COMMENTS, index),
    reply: index % 3 === 0 ? REPLY : null,
    replied: index % 3 === 0 ? addSeconds(written, 1800) : null,
    hidden: index % 60 === 59 ? written : null,
    hide_reason: index % 60 === 59 ? '다른 업체의 이야기예요.' : null,
    reported: index % 50 === 21 ? written : null,
    created: written,
    updated: written,
  };
}

/** Seeds evaluations of approved brands by the masters of work spaces, each of a contract of its own. */
export async function seedDemoEvaluations(db: Db, now: Date): Promise<void> {
  const brands = await db
    .selectFrom('brand_account as brand')
    .innerJoin('user_account as account', 'account.id', 'brand.user_id')
    .where('brand.brand_status_type', '=', EditState.DONE)
    .where('account.deleted', 'is', null)
    .select(['brand.user_id as id', 'brand.name'])
    .orderBy('brand.user_id')
    .execute();
  // The first work space has its own contracts, and tells about them.
  const spaces = await db
    .selectFrom('work_space')
    .select(['id', 'master_user_id', 'building_name'])
    .orderBy('id')
    .offset(1)
    .execute();
  if (brands.length === 0 || spaces.length === 0) return;
  const today = toBusinessDate(now);
  const contracts = Array.from({ length: EVALUATIONS }, (_, index) => {
    const [brand, space, category2] = [at(brands, index * index + index), at(spaces, index), at(CATEGORIES, index)];
    const end = addDays(today, -(index + 3));
    return { brand, space, category2, start: addDays(end, -89), end };
  });
  const ids = await insertDemoContracts(
    db,
    contracts.map(({ brand, space, category2, start, end }) => ({
      space_id: space.id,
      user_id: space.master_user_id,
      brand_id: brand.id,
      category1: contractTypeOf(category2) ?? 4,
      category2,
      title: `${brand.name} 계약`,
      description: '',
      contract: brand.name,
      contract_start: start,
      contract_end: end,
      building_name: space.building_name,
      is_complete: true,
      contract_amount: null,
      previous_id: null,
      created: addSeconds(now, -DAY_SECONDS * 200),
      updated: addSeconds(now, -DAY_SECONDS * 200),
    })),
  );
  const rows = contracts.map((contract, index) => ({
    ...toEvaluation(contract, index, now),
    schedule_id: ids[index] ?? null,
  }));
  await db.insertInto('brand_evaluation').values(rows).execute();
  // The evaluated brands have reported what waits for a decision.
  await db
    .insertInto('brand_evaluation_report')
    .columns(['evaluation_id', 'user_id', 'reason', 'created'])
    .expression(
      db
        .selectFrom('brand_evaluation')
        .where('reported', 'is not', null)
        .select(['id', 'brand_id', sql.lit(REPORT).as('reason'), sql<string>`reported`.as('created')]),
    )
    .execute();
}
