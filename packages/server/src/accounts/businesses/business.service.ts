import type { BodyOf } from '@danji/contracts/define-endpoint';
import { BusinessState } from '@danji/contracts/accounts/business-check';
import { isBusinessNumber, isCorporationNumber } from '@danji/contracts/rules/business-number';
import type { submitBusiness } from '@danji/contracts/accounts/profile.endpoints';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import type { BusinessRegistry, BusinessStatus } from './business-registry.ts';
import { saveStatuses } from './business-check.repository.ts';
import { isBusinessNoTaken, lockBrand, updateBrand } from './brand.repository.ts';
import { SUBMITTED_FIELDS, toSubmittedState } from './brand-review.policy.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { withProviderProblem } from '../../platform/providers/provider-problem.ts';
import { requireCalendarDate } from '../../platform/http/calendar-date.ts';

type Submission = BodyOf<typeof submitBusiness>;

const { ACTIVE, PAUSED, CLOSED, UNREGISTERED } = BusinessState;
const REFUSALS: Record<number, string> = {
  [PAUSED]: '휴업 중인 사업자예요. 국세청에 등록된 상태를 확인해 주세요.',
  [CLOSED]: '폐업한 사업자예요. 다른 사업자등록번호를 입력해 주세요.',
  [UNREGISTERED]: '국세청에 등록되지 않은 사업자등록번호예요. 다시 확인해 주세요.',
};

/** Returns the digits of a business number with a valid checksum; throws the field's problem for any other. */
export function toBusinessNo(value: string, field = 'business_no'): string {
  if (!isBusinessNumber(value)) throw invalidField(field, '사업자등록번호가 올바르지 않아요. 다시 확인해 주세요.');
  return value.replace(/\D/g, '');
}

/** Returns the digits of a corporation number; an empty value stays empty. */
export function toCorporationNo(value: string): string {
  if (value.trim() === '') return '';
  if (!isCorporationNumber(value))
    throw invalidField('corporation_no', '법인등록번호가 올바르지 않아요. 다시 확인해 주세요.');
  return value.replace(/\D/g, '');
}

/** Asks the tax office for the status of business numbers (digits). */
export const findBusinessStatuses = (
  registry: BusinessRegistry,
  ...businessNos: readonly string[]
): Promise<Map<string, BusinessStatus>> =>
  withProviderProblem(
    () => registry.findStatuses(businessNos),
    '국세청 조회가 되지 않아요. 잠시 뒤 다시 시도해 주세요.',
  );

function checkActive(statuses: ReadonlyMap<string, BusinessStatus>, businessNo: string, field: string): void {
  const state = statuses.get(businessNo)?.state ?? UNREGISTERED;
  if (state !== ACTIVE) throw invalidField(field, REFUSALS[state] ?? '');
}

/**
 * Returns the digits of the number of a business that is active now, as the tax office says. Throws at `field` for any
 * other, and `unavailable` when the tax office does not answer.
 */
export async function getActiveBusinessNo(registry: BusinessRegistry, value: string, field: string): Promise<string> {
  const businessNo = toBusinessNo(value, field);
  checkActive(await findBusinessStatuses(registry, businessNo), businessNo, field);
  return businessNo;
}

/**
 * Reserves the number for this brand for the rest of the transaction; throws at the field when another brand has it.
 */
export async function claimBusinessNo(db: Db, businessNo: string, userId: number): Promise<void> {
  await acquireAdvisoryLock(db, `business:${businessNo}`);
  if (await isBusinessNoTaken(db, businessNo, userId))
    throw new ProblemError('already_exists', {
      title: '다른 업체가 이미 등록한 사업자등록번호예요.',
      fields: { business_no: '다른 업체가 이미 등록한 사업자등록번호예요.' },
    });
}

/**
 * Validates submitted details, also at the tax office, and returns them as they are stored with its answer. Only an
 * active business may submit.
 */
export async function checkSubmission(registry: BusinessRegistry, submission: Submission) {
  const business_no = toBusinessNo(submission.business_no);
  const { corporation_no, date, name, company_manager_name } = submission;
  requireCalendarDate('date', date);
  const details = {
    ...submission,
    business_no,
    name: name.trim(),
    company_manager_name: company_manager_name.trim(),
    ...(corporation_no !== undefined && { corporation_no: toCorporationNo(corporation_no) }),
  };
  const statuses = await findBusinessStatuses(registry, business_no);
  checkActive(statuses, business_no, 'business_no');
  return { details, statuses };
}

/** Stores the details of a brand and requests their review (FACTS §10.4). */
export async function submitBusinessDetails(
  db: Db,
  userId: number,
  { details, statuses }: Awaited<ReturnType<typeof checkSubmission>>,
  now: Date,
): Promise<void> {
  const brand = await lockBrand(db, userId);
  await claimBusinessNo(db, details.business_no, userId);
  const hasChanged = SUBMITTED_FIELDS.some((key) => details[key] !== undefined && details[key] !== brand[key]);
  await updateBrand(db, userId, {
    ...details,
    brand_status_type: toSubmittedState(brand.brand_status_type, hasChanged),
    reject_reason: null,
    suspended_by_check: null,
    updated: nextVersion(brand, now),
  });
  await saveStatuses(db, statuses, now);
}
