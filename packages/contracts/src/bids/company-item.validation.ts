import { contractTypeOf } from '../codes/contract-categories.ts';
import { toPlainText } from '../documents/document-text.ts';
import { isHttpsLink } from '../rules/https-link.ts';
import type { CompanyItemContent } from './company-item.ts';
import { type SentCase, validateCase } from './work-case.ts';

export type CompanyItemErrors = Partial<Record<keyof CompanyItemContent, string>>;

const isCategory = (code: number): boolean => contractTypeOf(code) !== undefined;

/** Names the first work with something wrong. Titles differ, so that a change of a work is told from another work. */
function findWrongCase(cases: readonly SentCase[]): string | undefined {
  const titles = cases.map(({ title }) => title.trim());
  const messages = cases.map(
    (work, at) =>
      validateCase(work) ?? (titles.indexOf(work.title.trim()) < at ? '같은 제목의 사례가 있어요.' : undefined),
  );
  const at = messages.findIndex((message) => message !== undefined);
  return at === -1 ? undefined : `${at + 1}번째 사례: ${messages[at] ?? ''}`;
}

/** Checks what a draft may already get wrong: returns Korean sentences by field. */
export function validateCompanyDraft(content: CompanyItemContent): CompanyItemErrors {
  const { category, tags, thumbnail_link, work_cases } = content;
  const errors: CompanyItemErrors = {};
  const wrong = findWrongCase(work_cases);
  if (wrong !== undefined) errors.work_cases = wrong;
  if (category !== null && !isCategory(category)) errors.category = '목록에 있는 분야를 골라 주세요.';
  if (!tags.every(isCategory)) errors.tags = '목록에 있는 분야를 골라 주세요.';
  else if (new Set([category, ...tags]).size <= tags.length) errors.tags = '같은 분야를 두 번 골랐어요.';
  if (thumbnail_link.trim() !== '' && !isHttpsLink(thumbnail_link.trim()))
    errors.thumbnail_link = "'https://'로 시작하는 주소를 입력해 주세요.";
  return errors;
}

/** Checks an item before it is handed in for review: returns Korean sentences by field, `{}` when it is complete. */
export function validateCompanyItem(content: CompanyItemContent): CompanyItemErrors {
  const { title, category, description, description_content, company_name, company_tel, company_email } = content;
  const errors = validateCompanyDraft(content);
  if (title.trim() === '') errors.title = '제목을 입력해 주세요.';
  if (category === null) errors.category = '대표 분야를 골라 주세요.';
  if (description.trim() === '') errors.description = '한 줄 소개를 입력해 주세요.';
  if (toPlainText(description_content).trim() === '') errors.description_content = '상세 소개를 입력해 주세요.';
  if (company_name.trim() === '') errors.company_name = '업체 이름을 입력해 주세요.';
  if (company_tel.trim() === '' && company_email.trim() === '')
    errors.company_tel = '연락받을 전화번호나 이메일을 입력해 주세요.';
  return errors;
}
