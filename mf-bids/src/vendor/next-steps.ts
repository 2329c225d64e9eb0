import type { BrandPlanState } from '@danji/contracts/bids/brand-plan';
import { ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { toExpiry } from '@danji/contracts/bids/compliance-expiry';
import type { VendorOverview } from '@danji/contracts/bids/vendor-overview';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatDate } from '@danji/contracts/format/date';
import { daysBetween } from '@danji/contracts/rules/day-math';
import { webPaths } from '@danji/contracts/web-paths';
import type { IconName } from '@danji/ui';

export type NextStep = { key: string; icon: IconName; title: string; text: string; path: string };

/** The plan is named when it ends within so many days. */
const PLAN_DAYS = 7;
const { RUNNING, BLOCKED } = AdvertisementState;

function* brandSteps({ brand_status_type: state, reject_reason }: VendorOverview): Generator<NextStep> {
  if (state === EditState.DONE) return;
  const step = { key: 'brand', icon: 'briefcase', path: webPaths.me } as const;
  if (state === EditState.FAILED)
    yield { ...step, title: '사업자 정보를 고쳐서 다시 내 주세요', text: reject_reason ?? '심사에서 반려됐어요.' };
  else if (state === EditState.PENDING || state === EditState.EDITED)
    yield { ...step, title: '사업자 정보를 심사하고 있어요', text: '승인되면 알림으로 알려 드려요.' };
  else yield { ...step, title: '사업자 정보를 등록해 주세요', text: '승인되면 소개와 광고를 올릴 수 있어요.' };
}

function* companySteps({ brand_status_type, company_items: { count, rows } }: VendorOverview): Generator<NextStep> {
  const step = { icon: 'store' } as const;
  if (count === 0 && brand_status_type === EditState.DONE)
    yield {
      ...step,
      key: 'company.new',
      title: '업체 소개를 올려 보세요',
      text: '관리사무소가 업체 찾기에서 우리 회사를 볼 수 있어요.',
      path: webPaths.newCompany,
    };
  for (const { nano_id, title, edit_state_type, reason } of rows)
    if (edit_state_type === EditState.FAILED)
      yield {
        ...step,
        key: `company.${nano_id}`,
        title: '반려된 소개를 고쳐 주세요',
        text: reason ?? title,
        path: webPaths.companyEdit(nano_id),
      };
}

function* adSteps({ advertisements: { rows } }: VendorOverview): Generator<NextStep> {
  for (const { id, title, state, paid, reason } of rows) {
    const step = { key: `ad.${id}`, icon: 'megaphone', path: webPaths.ad(id) } as const;
    if (state === RUNNING && paid === null)
      yield { ...step, title: '승인된 광고의 입금을 기다려요', text: `'${title}' 입금이 확인되면 보여요.` };
    if (state === BLOCKED) yield { ...step, title: '반려된 광고를 고쳐 주세요', text: reason ?? title };
  }
}

function* documentSteps({ documents: { count, rows } }: VendorOverview, today: string): Generator<NextStep> {
  const step = { icon: 'file-text' } as const;
  if (count === 0)
    yield {
      ...step,
      key: 'document.new',
      title: '증빙 서류를 올려 주세요',
      text: '면허와 보험을 확인받고, 만료되기 전에 알림도 받아요.',
      path: webPaths.newComplianceDocument,
    };
  for (const { id, title, state, reason, expiry_date } of rows) {
    const own = { ...step, key: `document.${id}`, path: webPaths.complianceDocument(id) };
    const expiry = toExpiry(expiry_date, today);
    if (state === ComplianceDocumentState.REFUSED)
      yield { ...own, title: '반려된 서류를 다시 올려 주세요', text: reason ?? title };
    else if (expiry?.isExpired) yield { ...own, title: '만료된 서류를 바꿔 주세요', text: title };
    else if (expiry && expiry_date !== null)
      yield { ...own, title: '곧 만료되는 서류가 있어요', text: `${title} · ${formatDate(expiry_date)}까지` };
  }
}

function* planSteps(
  { plan_end_date, grace_end_date, open_request }: BrandPlanState,
  today: string,
): Generator<NextStep> {
  if (open_request) return;
  const step = { key: 'plan', icon: 'receipt', path: webPaths.plans } as const;
  if (grace_end_date !== null)
    yield {
      ...step,
      title: '요금제가 끝났어요',
      text: `${formatDate(grace_end_date)}까지는 공고를 절반만 볼 수 있어요.`,
    };
  else if (plan_end_date !== null && daysBetween(today, plan_end_date) <= PLAN_DAYS)
    yield {
      ...step,
      title: '요금제가 곧 끝나요',
      text: `${formatDate(plan_end_date)}까지예요. 이어서 쓰려면 신청해 주세요.`,
    };
}

/** Lists the next steps of the vendor, the most pressing first. */
export function listNextSteps(
  overview: VendorOverview,
  plan: BrandPlanState | undefined,
  today: string,
  brandId: number,
): NextStep[] {
  const { unanswered } = overview.evaluations;
  return [
    ...brandSteps(overview),
    ...companySteps(overview),
    ...adSteps(overview),
    ...documentSteps(overview, today),
    ...(unanswered > 0
      ? [
          {
            key: 'evaluations',
            icon: 'message-square',
            title: `평가 ${unanswered}건에 답글을 남겨 주세요`,
            text: '답글은 업체를 고르는 모든 관리사무소가 읽어요.',
            path: webPaths.brand(brandId),
          } as const,
        ]
      : []),
    ...(plan ? planSteps(plan, today) : []),
  ];
}
