import type { CompanyItemContent, CompanyItemState } from '@danji/contracts/bids/company-item';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { toColumns } from './company-item-content.ts';
import { syncItemFiles } from './company-item-files.ts';
import { replacePlaces } from './company-item-place.repository.ts';
import { events, insertItem, saveEdit } from './company-item.repository.ts';
import { makeDemoCases } from './demo-cases.ts';
import { demoSectorsOf } from './demo-sectors.ts';
import { storeDemoPicture } from './demo-pictures.ts';

const ITEMS = 150;
/** Items with works, which have pictures of their own. */
const WITH_CASES = 16;
const DAY_SECONDS = 86_400;
const PROMISES = ['10년 하자 보증', '무료 현장 점검', '주말 긴급 출동', '단지 300곳 시공', '직영 시공', '투명한 견적'];
const STRENGTHS = [
  '본사 직원이 처음부터 끝까지 맡아요.',
  '작업 전후 사진과 보고서를 드려요.',
  '입주민 불편이 적은 시간에 작업해요.',
];

const { WAIT, DISABLED, EDITED, PENDING, DONE, FAILED } = EditState;
type Seed = { platform: Platform; db: Db; now: Date; regions: readonly number[] };
type Vendor = { id: number; name: string; tel: string; email: string | null; industry: string };

/** Most are approved; the second and third, which belong to the first vendor, wait for operators. */
function toState(index: number): CompanyItemState {
  if (index === 1) return EDITED;
  if (index === 2) return PENDING;
  if (index < 24) return DONE;
  return ([PENDING, EDITED, FAILED, DISABLED, WAIT] as const)[index % 15] ?? DONE;
}

const toAdType = (index: number): 0 | 1 | null => (index === 7 ? 1 : index >= 3 && index <= 6 ? 0 : null);

function toText(sector: string, index: number): string {
  const years = 5 + (index % 21);
  return [
    `# ${sector}, 이렇게 해요`,
    `${years}년 동안 아파트와 집합건물만 맡았어요. ${STRENGTHS[index % STRENGTHS.length] ?? ''}`,
    '## 진행 순서',
    '1. 전화나 이메일로 문의해 주세요.\n2. 이틀 안에 현장을 점검해요.\n3. 항목별 견적서를 보내 드려요.\n4. 일정에 맞춰 작업하고 결과 보고서를 드려요.',
    '## 약속',
    `- ${PROMISES[index % PROMISES.length] ?? ''}\n- 안전 관리자 상주\n- 하자 접수 24시간 안 답변`,
  ].join('\n\n');
}

/** The content of a vendor's item, of which it has `turn` others before. */
function toContent(
  vendor: Vendor,
  { index, turn }: { index: number; turn: number },
  regions: readonly number[],
): CompanyItemContent {
  const sectors = demoSectorsOf(vendor.industry);
  const code = sectors[turn % sectors.length] ?? sectors[0];
  const sector = toSubCategoryName(code);
  const further = sectors[(turn + 1) % sectors.length] ?? code;
  const first = (index * 37) % Math.max(1, regions.length - 4);
  return {
    title: `${sector} 전문, ${PROMISES[(index * 5) % PROMISES.length] ?? ''}`,
    category: code,
    tags: index % 3 === 0 && further !== code ? [further] : [],
    sigungu: index % 4 === 0 ? [] : regions.slice(first, first + 1 + (index % 4)),
    description: `${sector} 분야를 오래 해 온 ${vendor.name} 팀이에요. ${STRENGTHS[(index + 1) % STRENGTHS.length] ?? ''}`,
    description_content: toDocument(toText(sector, index)),
    thumbnail_image_id: null,
    thumbnail_link: '',
    company_name: vendor.name,
    company_tel: vendor.tel,
    company_email: vendor.email ?? '',
    ad_type: toAdType(index),
    is_readable_brand_review: index % 11 !== 9,
    work_cases: [],
  };
}

const REASONS: Partial<Record<CompanyItemState, string>> = {
  [FAILED]: '‘전국 1위’의 근거를 적거나 표현을 바꿔 주세요.',
  [DISABLED]: '연락처로 연락이 되지 않아요. 확인한 뒤 다시 공개해 드릴게요.',
};

async function seedItem(
  { platform, db, now, regions }: Seed,
  vendor: Vendor,
  { index, turn }: { index: number; turn: number },
): Promise<void> {
  const state = toState(index);
  const created = addSeconds(now, -(index + 2) * DAY_SECONDS * 0.7);
  const wasApproved = state !== PENDING && state !== WAIT && state !== FAILED;
  const listed = wasApproved ? addSeconds(created, 4 * 3600) : null;
  const picture = await storeDemoPicture(platform, db, vendor.id, index);
  const written = toContent(vendor, { index, turn }, regions);
  const sector = toSubCategoryName(written.category ?? 104);
  const work_cases =
    index < WITH_CASES ? await makeDemoCases(platform, db, { vendorId: vendor.id, sector, index, now }) : [];
  const content = { ...written, thumbnail_image_id: picture, work_cases };
  const is_public = state === DONE || state === EDITED;
  const reason = REASONS[state] ?? null;
  const id = await insertItem(db, {
    ...(await toColumns(db, content)),
    nano_id: newNanoId(),
    user_id: vendor.id,
    edit_state_type: state,
    is_public,
    is_hidden_by_staff: state === DISABLED,
    reason,
    short_link: `d${String(index + 1).padStart(6, '0')}`,
    views: wasApproved ? (index * 61) % 900 : 0,
    scans: wasApproved ? (index * 13) % 60 : 0,
    listed,
    created,
    updated: listed ?? created,
  });
  await syncItemFiles(db, [content], { itemId: id, userId: vendor.id, now });
  const base = { company_item_id: id, user_id: vendor.id, reason: null };
  await events.add(db, { ...base, from_state: null, to_state: state === WAIT ? WAIT : PENDING, created });
  if (listed) await events.add(db, { ...base, user_id: null, from_state: PENDING, to_state: DONE, created: listed });
  if (state === FAILED || state === DISABLED)
    await events.add(db, {
      ...base,
      user_id: null,
      from_state: state === FAILED ? PENDING : DONE,
      to_state: state,
      reason,
      created: addSeconds(created, DAY_SECONDS / 2),
    });
  if (is_public) await replacePlaces(db, id, content);
  if (state !== EDITED) return;
  const edited = { ...content, title: `${content.title} (가격 안내 추가)`.slice(0, 60), tags: [] };
  await saveEdit(db, id, edited, addSeconds(created, DAY_SECONDS / 2));
  await events.add(db, { ...base, from_state: DONE, to_state: EDITED, created: addSeconds(created, DAY_SECONDS / 2) });
}

/** Seeds items of the approved demo vendors in all states; the first vendor has one approved and two that wait. */
export async function seedDemoCompanyItems(db: Db, now: Date, platform: Platform): Promise<void> {
  const vendors = await db
    .selectFrom('user_account as account')
    .innerJoin('brand_account as brand', 'brand.user_id', 'account.id')
    .where('account.user_type', '=', UserType.BRAND)
    .where('account.account_status', '=', AccountStatus.NORMAL)
    .where('account.deleted', 'is', null)
    .where('brand.brand_status_type', '=', DONE)
    .select(['account.id', 'brand.name', 'brand.tel', 'account.email', 'brand.industry'])
    .orderBy('account.id')
    .execute();
  const regions = (await db.selectFrom('region').select('id').orderBy('index').execute()).map(({ id }) => id);
  const [first, ...others] = vendors;
  if (!first || others.length === 0) return;
  for (let index = 0; index < ITEMS; index += 1) {
    const vendor = index < 3 ? first : (others[index % others.length] ?? first);
    const turn = index < 3 ? index : Math.floor(index / others.length);
    await seedItem({ platform, db, now, regions }, vendor, { index, turn });
  }
}
