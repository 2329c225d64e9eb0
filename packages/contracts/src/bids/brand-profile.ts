import { Type, type Static } from 'typebox';
import { businessCheck } from '../accounts/business-check.ts';
import { brandDetail } from '../accounts/user.ts';
import { count, entity, labelled, nullable, publicId, strictObject, userId } from '../fields.ts';
import { evaluationSummary } from './evaluation-summary.ts';

const { name, business_no, company_manager_name, industry, address1, date, price, profit, employees } =
  brandDetail.properties;
const { credit_grade, successful_bids, private_contracts, review_score } = brandDetail.properties;
const { updated_financial, updated_financial_year, updated_contract, updated_contract_year } = brandDetail.properties;

/** The numbers of visible evaluations with a total of about so many stars, from one star to five. */
const starCounts = Type.Array(count('평가 수'), { minItems: 5, maxItems: 5 });

/** A brand as everybody sees it: what was approved, its figures with their dates, and its evaluations. */
export const brandProfile = entity('BrandProfile', {
  id: userId,
  ...strictObject({ name, business_no, company_manager_name, industry, address1, date, price, profit, employees })
    .properties,
  ...strictObject({ credit_grade, successful_bids, private_contracts, review_score }).properties,
  ...strictObject({ updated_financial, updated_financial_year, updated_contract, updated_contract_year }).properties,
  /** False for a brand that is suspended or closed. */
  is_open: Type.Boolean(),
  /** The last answer of the tax office about the number; `null` before the first one. */
  business_check: labelled(
    '국세청 조회',
    nullable(strictObject({ state: businessCheck.properties.state, checked: businessCheck.properties.checked })),
  ),
  evaluation_summaries: nullable(evaluationSummary),
  /** The displayed total in stars; 0 without evaluations. */
  total: Type.Number({ minimum: 0, maximum: 5, label: '평점' }),
  stars: starCounts,
  /** The picture that other sites show with a link to the page. */
  share_picture_url: Type.String({ label: '공유 그림 주소' }),
  /** The brand's item on the list of companies; `null` while nothing of it is public. */
  company: labelled(
    '업체 소개',
    nullable(
      strictObject({
        nano_id: publicId,
        title: Type.String({ label: '제목' }),
        thumbnail_image_url: nullable(Type.String({ label: '대표 사진 주소' })),
      }),
    ),
  ),
});
export type BrandProfile = Static<typeof brandProfile>;
