import type { BrandProfile } from '@danji/contracts/bids/brand-profile';
import { toStars } from '@danji/contracts/bids/evaluation-summary';
import { getBrandSharePicture } from '@danji/contracts/bids/share-picture.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { sql } from 'kysely';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { lastIdOf, type PublicRecords } from '../../platform/features/public-records.ts';
import type { ShareCard } from '../share-pictures/index.ts';
import { toShareVersion } from '../../site/share-pictures/index.ts';
import { publicFileUrl } from '../../site/files/index.ts';
import { ProblemError } from '../../platform/problem-error.ts';

const summaries = sql<BrandProfile['evaluation_summaries']>`case when evaluated.reviews > 0 then jsonb_build_object(
  'professionalism', evaluated.professionalism, 'time_management', evaluated.time_management,
  'communication', evaluated.communication, 'safety_cleanliness', evaluated.safety_cleanliness,
  'cost_efficiency', evaluated.cost_efficiency, 'reviews', evaluated.reviews) end`;
const stars = sql<number[]>`jsonb_build_array(coalesce(evaluated.star1, 0), coalesce(evaluated.star2, 0),
  coalesce(evaluated.star3, 0), coalesce(evaluated.star4, 0), coalesce(evaluated.star5, 0))`;

/** The company item that the brand has published last; its picture is read by everybody. */
const company = sql<BrandProfile['company']>`(
  select jsonb_build_object('nano_id', item.nano_id, 'title', item.title, 'thumbnail_image_url', ${publicFileUrl('picture.id')})
  from company_item as item left join stored_file as picture on picture.nano_id = item.thumbnail_image_id
  where item.user_id = brand.user_id and item.is_public and not item.is_suspended
  order by item.created desc, item.id desc limit 1)`;

type Shown = Pick<BrandProfile, 'name' | 'industry' | 'evaluation_summaries' | 'company'>;

/** Returns the content of the share picture of a brand. */
export const toShareCard = ({ name, industry, evaluation_summaries: sums, company: shown }: Shown): ShareCard => ({
  title: name,
  name,
  sector: industry,
  regions: '',
  rating: { stars: toStars(sums), reviews: sums?.reviews ?? 0 },
  company: shown && { nano_id: shown.nano_id, thumbnail_image_url: shown.thumbnail_image_url },
});

/** Returns a brand as everybody sees it; throws `not_found` for one that was never approved or has withdrawn. */
export async function getProfile(db: Db, id: number): Promise<BrandProfile> {
  const row = await db
    .selectFrom('brand_account as brand')
    .innerJoin('user_account as account', 'account.id', 'brand.user_id')
    .leftJoin('brand_evaluation_sum as evaluated', 'evaluated.brand_id', 'brand.user_id')
    .leftJoin('business_check as answer', (join) =>
      join.on('answer.business_no', '=', approvedFact('brand', 'business_no')),
    )
    .where('brand.user_id', '=', id)
    .where('account.deleted', 'is', null)
    .where('brand.brand_status_type', 'in', [EditState.DONE, EditState.EDITED, EditState.DISABLED])
    .select(['brand.user_id as id', 'brand.brand_status_type', 'brand.industry', 'brand.address1', 'brand.date'])
    .select(['brand.price', 'brand.profit', 'brand.employees', 'brand.credit_grade', 'brand.successful_bids'])
    .select(['brand.private_contracts', 'brand.review_score', 'brand.updated_financial'])
    .select(['brand.updated_financial_year', 'brand.updated_contract', 'brand.updated_contract_year'])
    .select([
      approvedFact('brand', 'name').as('name'),
      approvedFact('brand', 'business_no').as('business_no'),
      approvedFact('brand', 'company_manager_name').as('company_manager_name'),
      summaries.as('evaluation_summaries'),
      stars.as('stars'),
      company.as('company'),
      'answer.state as business_state',
      'answer.checked as business_checked',
    ])
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found', { title: '업체가 없어요. 탈퇴했거나 주소가 바뀌었을 수 있어요.' });
  const { brand_status_type, business_state: state, business_checked: checked, ...profile } = row;
  const version = toShareVersion(toShareCard(profile));
  return {
    ...profile,
    business_check: state === null || checked === null ? null : { state, checked },
    total: toStars(profile.evaluation_summaries),
    share_picture_url: `${getBrandSharePicture.path.replace('{id}', String(id))}?version=${version}`,
    is_open: brand_status_type !== EditState.DISABLED,
  };
}

/** The brands that search engines learn of: none that is suspended or closed. */
export const publicBrands: PublicRecords = {
  path: webPaths.brand(':id'),
  findLastId: lastIdOf('brand_account', 'user_id'),
  list: (db, { after, last }) =>
    db
      .selectFrom('brand_account as brand')
      .innerJoin('user_account as account', 'account.id', 'brand.user_id')
      .where('brand.user_id', '>', after)
      .where('brand.user_id', '<=', last)
      .where('account.deleted', 'is', null)
      .where('brand.brand_status_type', 'in', [EditState.DONE, EditState.EDITED])
      .select(['brand.user_id as key', 'brand.updated as changed'])
      .orderBy('brand.user_id')
      .execute(),
};
