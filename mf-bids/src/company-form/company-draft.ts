import type { FieldErrors } from '@danji/app-kit/forms';
import type { BrandOwner } from './use-brand-owner.ts';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import type { CompanyItem, CompanyItemContent } from '@danji/contracts/bids/company-item';
import { validateCompanyDraft, validateCompanyItem } from '@danji/contracts/bids/company-item.validation';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { NanoId } from '@danji/contracts/fields';
import { formatTel } from '@danji/contracts/format/tel';
import type { SentCase, WorkCase } from '@danji/contracts/bids/work-case';
import { BLANK_DOCUMENT } from '@danji/app-kit/rich-text';

/** An uploaded picture. */
export type Thumbnail = { nanoId: NanoId; url: string; width?: number };

/** A work in the form; its key stays with it when works change places. */
export type CaseDraft = WorkCase & { key: string };

/** The values of the form. */
export type CompanyDraft = Omit<CompanyItemContent, 'thumbnail_image_id' | 'work_cases'> & {
  thumbnail: Thumbnail | null;
  work_cases: CaseDraft[];
};

/** The action that a button of the form asks for besides saving. */
export type CompanyAction = { isDraft: boolean };

/** A work that is not written yet. */
export const toBlankCase = (): CaseDraft => ({
  key: `new-${Date.now()}`,
  title: '',
  description: '',
  size: '',
  amount: null,
  date_start: null,
  date_end: null,
  pictures: [],
});

const toSentCase = ({ key: _key, pictures, ...work }: CaseDraft): SentCase => ({
  ...work,
  picture_ids: pictures.map(({ nano_id }) => nano_id),
});

export const toBlankCompany = ({ name, tel, email }: BrandOwner): CompanyDraft => ({
  title: '',
  category: null,
  tags: [],
  sigungu: [],
  description: '',
  description_content: BLANK_DOCUMENT,
  thumbnail: null,
  thumbnail_link: '',
  company_name: name,
  company_tel: tel,
  company_email: email,
  ad_type: null,
  is_readable_brand_review: true,
  work_cases: [],
});

/** The newest version of an item, which its vendor goes on writing. */
export function toCompanyDraft(item: CompanyItem): CompanyDraft {
  const version = item.recent_rev ?? item;
  const { thumbnail_image_id: nanoId, thumbnail_image_url: url } = version;
  return {
    title: version.title,
    category: version.category,
    tags: version.tags,
    sigungu: version.sigungu.map(({ id }) => id),
    description: version.description,
    description_content: version.description_content,
    thumbnail: nanoId !== null && url !== null ? { nanoId, url } : null,
    thumbnail_link: version.thumbnail_link,
    company_name: version.company_name,
    company_tel: formatTel(version.company_tel),
    company_email: version.company_email,
    ad_type: version.ad_type,
    is_readable_brand_review: version.is_readable_brand_review,
    work_cases: version.work_cases.map((work, index) => ({ ...work, key: `stored-${index}` })),
  };
}

/** The fields of both calls. */
export const toCompanyFields = ({ thumbnail, work_cases, ...draft }: CompanyDraft): CompanyItemContent => ({
  ...draft,
  work_cases: work_cases.map((work) => toSentCase(work)),
  thumbnail_image_id: thumbnail?.nanoId ?? null,
});

/** A draft may be incomplete, but it has a title. */
export function validateCompany(draft: CompanyDraft, isDraft: boolean): FieldErrors<CompanyDraft> {
  const fields = toCompanyFields(draft);
  const { thumbnail_image_id: _picture, ...errors } = isDraft
    ? validateCompanyDraft(fields)
    : validateCompanyItem(fields);
  return { ...errors, ...(draft.title.trim() === '' && { title: '제목을 입력해 주세요.' }) };
}

const LABELS: Readonly<Record<keyof CompanyDraft, string>> = {
  title: '제목',
  category: '대표 분야',
  tags: '다른 분야',
  sigungu: '활동 지역',
  description: '한 줄 소개',
  description_content: '상세 소개',
  thumbnail: '대표 사진',
  thumbnail_link: '사진 링크',
  company_name: '업체 이름',
  company_tel: '전화번호',
  company_email: '이메일',
  ad_type: '노출 자리',
  is_readable_brand_review: '평가 공개',
  work_cases: '시공 사례',
};
export const labelField = (name: keyof CompanyDraft): string => LABELS[name];

const describeList = (texts: readonly string[]): string => texts.join(', ');

/** Formats a field of a draft for reading. */
export function describeField(draft: CompanyDraft, name: keyof CompanyDraft): string {
  if (name === 'category') return draft.category === null ? '' : toSubCategoryName(draft.category);
  if (name === 'tags') return describeList(draft.tags.map((code) => toSubCategoryName(code)));
  if (name === 'sigungu') return draft.sigungu.length === 0 ? '전국' : `${draft.sigungu.length}곳`;
  if (name === 'description_content') return toPlainText(draft.description_content);
  if (name === 'thumbnail') return draft.thumbnail ? '사진 있음' : '';
  if (name === 'ad_type') return draft.ad_type === null ? '목록만' : AdType.label(draft.ad_type);
  if (name === 'is_readable_brand_review') return draft.is_readable_brand_review ? '공개' : '비공개';
  if (name === 'work_cases') return describeList(draft.work_cases.map(({ title }) => title));
  return draft[name];
}

export const MAX_TAGS = COMPANY_ITEM_LIMITS.tags;
