import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import { contractTypeOf } from '@danji/contracts/codes/contract-categories';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays, addMonths } from '@danji/contracts/rules/day-math';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertChanges } from './schedule-history.ts';
import { insertSchedule } from './schedule-write.repository.ts';

/**
 * A contract of `months` that ends `endsIn` days from today, or never without it. `follows` is the title of the
 * previous contract.
 */
type Demo = {
  title: string;
  category2: number;
  contract: string;
  months?: number;
  endsIn?: number;
  amount?: number;
  is_complete?: boolean;
  follows?: string;
  description?: string;
};

const DEMOS: readonly Demo[] = [
  {
    title: '2024년 경비 용역',
    category2: 502,
    contract: '한빛안전',
    months: 24,
    endsIn: -720,
    amount: 412_000_000,
    is_complete: true,
  },
  {
    title: '2025년 경비 용역',
    category2: 502,
    contract: '한빛안전',
    months: 12,
    endsIn: -346,
    amount: 428_000_000,
    is_complete: true,
    follows: '2024년 경비 용역',
  },
  {
    title: '경비 용역',
    category2: 502,
    contract: '든든경비시스템',
    months: 12,
    endsIn: 19,
    amount: 441_600_000,
    follows: '2025년 경비 용역',
    description: '야간 순찰 3회, 단지 출입구 2곳과 지하주차장을 포함해요.\n인원은 12명이고 24시간 격일제예요.',
  },
  {
    title: '미화 용역',
    category2: 503,
    contract: '푸른환경',
    months: 24,
    endsIn: 47,
    amount: 186_000_000,
    description: '세대 계단과 복도, 지하주차장 물청소를 분기마다 해요.',
  },
  {
    title: '승강기 유지관리',
    category2: 601,
    contract: '한성엘리베이터',
    months: 36,
    endsIn: 6,
    amount: 95_040_000,
    description: '종합 유지관리(FM) 계약으로 22대예요.',
  },
  { title: '소방시설 종합점검', category2: 602, contract: '대한소방기술', months: 12, endsIn: 81, amount: 13_200_000 },
  { title: '전기안전관리 대행', category2: 603, contract: '미래전기안전', months: 12, endsIn: 112, amount: 9_600_000 },
  { title: '기계설비 유지관리', category2: 604, contract: '우진설비', months: 12, endsIn: 158, amount: 18_700_000 },
  { title: '정기 소독', category2: 701, contract: '그린방역', months: 12, endsIn: 133, amount: 7_260_000 },
  { title: '저수조 청소', category2: 702, contract: '맑은물환경', months: 6, endsIn: 66, amount: 3_850_000 },
  { title: '위탁관리 계약', category2: 501, contract: '단지종합관리', months: 36, endsIn: 247, amount: 158_400_000 },
  { title: '주차관제 유지보수', category2: 606, contract: '파킹솔루션', months: 24, endsIn: 301, amount: 11_880_000 },
  {
    title: '커뮤니티센터 위탁운영',
    category2: 505,
    contract: '라이프휘트니스',
    months: 24,
    endsIn: 214,
    amount: 96_000_000,
  },
  {
    title: 'RFID 음식물 종량기 임대',
    category2: 1114,
    contract: '에코클린',
    months: 60,
    endsIn: 540,
    amount: 64_800_000,
  },
  {
    title: '옥상 방수 공사',
    category2: 104,
    contract: '탄탄건설',
    months: 3,
    endsIn: -95,
    amount: 287_000_000,
    is_complete: true,
    description: '101동부터 106동까지 우레탄 도막 방수예요. 하자보수 기간은 3년이에요.',
  },
  { title: '외벽 균열보수·재도장', category2: 101, contract: '새한도장', months: 4, endsIn: 27, amount: 612_000_000 },
  { title: '지하주차장 LED 교체', category2: 304, contract: '밝은전기', months: 2, endsIn: -12, amount: 74_800_000 },
  {
    title: '급수배관 교체',
    category2: 201,
    contract: '',
    months: 6,
    endsIn: 330,
    description: '장기수선계획에 따라 예산을 확인하고 입찰해요.',
  },
  { title: '놀이터 교체', category2: 404, contract: '아이누리', months: 2, endsIn: 58, amount: 121_000_000 },
  {
    title: 'CCTV 증설',
    category2: 309,
    contract: '세이프비전',
    months: 1,
    endsIn: -200,
    amount: 38_500_000,
    is_complete: true,
  },
  { title: '염화칼슘 구매', category2: 1003, contract: '겨울나라', months: 4, endsIn: 98, amount: 2_400_000 },
  { title: '청소용품 단가계약', category2: 1001, contract: '하나유통', months: 12, endsIn: 172, amount: 5_500_000 },
  { title: '주택화재보험', category2: 1301, contract: '든든손해보험', months: 12, endsIn: 39, amount: 24_310_000 },
  {
    title: '어린이놀이시설 배상책임보험',
    category2: 1304,
    contract: '든든손해보험',
    months: 12,
    endsIn: 149,
    amount: 420_000,
  },
  { title: '재활용품 매각', category2: 1201, contract: '순환자원', months: 12, endsIn: 5, amount: 52_800_000 },
  {
    title: '알뜰시장 운영',
    category2: 1202,
    contract: '',
    description: '매주 목요일 정문 앞에서 열어요. 자리 배치는 부녀회와 의논해요.',
  },
];

const toFields = (
  { title, category2, contract, months = 12, endsIn, amount, is_complete = false, description = '' }: Demo,
  today: string,
  buildingName: string,
  previousId: number | null,
): ScheduleFields => {
  const end = endsIn === undefined ? null : addDays(today, endsIn);
  return {
    category1: contractTypeOf(category2) ?? 4,
    category2,
    title,
    description,
    contract,
    contract_start: end && addDays(addMonths(end, -months), 1),
    contract_end: end,
    building_name: buildingName,
    is_complete,
    contract_amount: amount ?? null,
    previous_id: previousId,
    brand_id: null,
  };
};

/** Seeds contracts of the first demo work space in all ranges and types. */
export async function seedDemoSchedules(db: Db, now: Date): Promise<void> {
  const space = await db
    .selectFrom('work_space')
    .select(['id', 'master_user_id', 'building_name'])
    .orderBy('id')
    .executeTakeFirst();
  if (!space) return;
  const ids = new Map<string, number>();
  for (const [at, demo] of DEMOS.entries()) {
    const written = addSeconds(now, -(DEMOS.length - at) * 5 * 3600).toISOString();
    const fields = toFields(demo, toBusinessDate(now), space.building_name, ids.get(demo.follows ?? '') ?? null);
    const id = await insertSchedule(db, fields, { spaceId: space.id, userId: space.master_user_id, now: written });
    await insertChanges(db, [id], { userId: space.master_user_id, kind: 'created', now: written });
    ids.set(demo.title, id);
  }
}

/** Adds contracts of other demo data; resolves to their ids in the order of the rows. */
export async function insertDemoContracts(
  db: Db,
  rows: readonly Insertable<Database['work_schedule']>[],
): Promise<number[]> {
  const added = await db.insertInto('work_schedule').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}
