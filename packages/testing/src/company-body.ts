import type { createCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';

export type CompanyBody = BodyOf<typeof createCompanyItem>;

/** A company item that is complete; `given` is what a test is about. */
export const companyBody = (given: Partial<CompanyBody> = {}): CompanyBody => ({
  title: '옥상 방수',
  category: 101,
  tags: [],
  sigungu: [],
  description: '단지 방수를 맡아요.',
  description_content: toDocument('직접 시공해요.'),
  thumbnail_image_id: null,
  thumbnail_link: '',
  company_name: '한빛방수',
  company_tel: '0212345678',
  company_email: '',
  ad_type: null,
  is_readable_brand_review: true,
  ...given,
});
