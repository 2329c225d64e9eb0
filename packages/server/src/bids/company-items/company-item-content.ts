import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { type CompanyItemContent, companyItemFields } from '@danji/contracts/bids/company-item';
import { validateCompanyDraft, validateCompanyItem } from '@danji/contracts/bids/company-item.validation';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { toTelDigits } from '@danji/contracts/format/tel';
import type { Insertable } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkDocument } from '../../site/files/index.ts';
import { listCaseWords, trimCases } from './work-cases.ts';

export const CONTENT_NAMES = Object.keys(companyItemFields) as (keyof CompanyItemContent)[];

/** Picks what a vendor has written. */
export const toContent = (row: CompanyItemContent): CompanyItemContent =>
  Object.fromEntries(CONTENT_NAMES.map((name) => [name, row[name]])) as CompanyItemContent;

type ContentColumns = Pick<Insertable<Database['company_item']>, keyof CompanyItemContent | 'words'>;

async function listRegionNames(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return ['전국'];
  const rows = await db
    .selectFrom('region')
    .where('id', 'in', [...ids])
    .select(['sido_short', 'sigungu'])
    .orderBy('index')
    .execute();
  return rows.map(({ sido_short, sigungu }) => `${sido_short} ${sigungu}`);
}

/** The columns of a version, with the words by which the search finds it. */
export async function toColumns(db: Db, content: CompanyItemContent): Promise<ContentColumns> {
  const { category, tags, sigungu, description_content, work_cases } = content;
  const names = [...(category === null ? [] : [category]), ...tags].map((code) => toSubCategoryName(code));
  const text = toPlainText(description_content).replaceAll(/\[(이미지|동영상)\]/g, ' ');
  const words = [...names, ...(await listRegionNames(db, sigungu)), text, ...listCaseWords(work_cases)]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    ...content,
    tags: toJson(tags),
    sigungu: toJson(sigungu),
    description_content: toJson(description_content),
    work_cases: toJson(work_cases),
    words,
  };
}

async function findMissingRegion(db: Db, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const found = await db
    .selectFrom('region')
    .where('id', 'in', [...ids])
    .select('id')
    .limit(COMPANY_ITEM_LIMITS.regions)
    .execute();
  return found.length < new Set(ids).size;
}

/** Returns a version as it is stored. Throws `invalid_input` naming all that is wrong; a draft may be incomplete. */
export async function checkContent(db: Db, sent: CompanyItemContent, isDraft: boolean): Promise<CompanyItemContent> {
  const content = {
    ...sent,
    title: sent.title.trim(),
    description: sent.description.trim(),
    thumbnail_link: sent.thumbnail_link.trim(),
    company_name: sent.company_name.trim(),
    company_tel: toTelDigits(sent.company_tel),
    company_email: sent.company_email.trim(),
    work_cases: trimCases(sent.work_cases),
  };
  // A document is read by the rules only when it is one.
  const description_content = checkDocument(sent.description_content, 'description_content');
  const fields: Record<string, string> = {
    ...(isDraft ? validateCompanyDraft(content) : validateCompanyItem({ ...content, description_content })),
    ...((await findMissingRegion(db, content.sigungu)) && { sigungu: '목록에 있는 지역을 골라 주세요.' }),
  };
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
  return { ...content, description_content };
}
