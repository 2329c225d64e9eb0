import { formatDate } from '@danji/contracts/format/date';
import type { User } from '@danji/contracts/accounts/user';
import type { BusinessCheck } from '@danji/contracts/accounts/business-check';
import type { EvaluationSummary } from '@danji/contracts/bids/evaluation-summary';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { AptInfo } from '@danji/contracts/workspace/apt-info';
import { type Selectable, sql } from 'kysely';
import { publicFileUrl, toFileUrl } from '../../site/files/index.ts';
import { aptInfoBy } from '../../workspace/complex-view/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * The uses of files that belong to accounts: everybody may read the profile picture, only its brand and staff the
 * licence.
 */
export const FileUse = { picture: 'profile_image', licence: 'business_licence' } as const;

/** SQL for the complex of the account's current work space; null when the account is no longer a member there. */
const aptInfo = sql<AptInfo | null>`(select ${aptInfoBy('space.apt_code')} from current_work_space as current
  join work_space as space on space.id = current.space_id
  join work_member as place on place.space_id = current.space_id and place.user_id = current.user_id and place.edit_state_type = ${sql.lit(EditState.DONE)}
  where current.user_id = account.id)`;

/** SQL for the sums of a brand's evaluations; null while none is visible. */
const evaluationSummaries = sql<EvaluationSummary | null>`case when evaluated.reviews > 0 then jsonb_build_object(
  'professionalism', evaluated.professionalism, 'time_management', evaluated.time_management,
  'communication', evaluated.communication, 'safety_cleanliness', evaluated.safety_cleanliness,
  'cost_efficiency', evaluated.cost_efficiency, 'reviews', evaluated.reviews) end`;

/** SQL for the last answer of the tax office about the number of the brand; null before the first one. */
const businessCheck = sql<BusinessCheck | null>`case when answer.business_no is not null then jsonb_build_object(
  'state', answer.state, 'tax_type', answer.tax_type, 'checked', answer.checked, 'changed', answer.changed) end`;

/** The columns that `toUser` presents as they are, and what it needs besides. */
const PRESENTED = [
  'account.id',
  'account.nano_id',
  'account.user_type',
  'account.email',
  'account.name',
  'account.account_status',
  'account.nickname',
  'account.tel',
  'account.birthday',
  'account.gender',
  'account.is_alert_item',
  'account.points',
  'account.accum_points',
  'account.accum_recommandeds',
  'account.ref_code',
  'account.is_recommander_manager',
  'account.bonus_point_rate',
  'account.recommand_tier',
  'account.recent_login',
  'account.created',
  'account.erased',
  'account.deleted',
  'account.password_hash',
  'account.recommand_user_id',
] as const;

/** Selects an account with everything that its presentation needs, in one statement. */
export const selectAccounts = (db: Db) =>
  db
    .selectFrom('user_account as account')
    .leftJoin('brand_account as brand', 'brand.user_id', 'account.id')
    .leftJoin('general_account as general', 'general.user_id', 'account.id')
    .leftJoin('staff_account as staff', 'staff.user_id', 'account.id')
    .leftJoin('brand_evaluation_sum as evaluated', 'evaluated.brand_id', 'account.id')
    .leftJoin('business_check as answer', 'answer.business_no', 'brand.business_no')
    .leftJoin('user_account as recommender', 'recommender.id', 'account.recommand_user_id')
    .leftJoin('stored_file as licence', 'licence.id', 'brand.business_image_id')
    .leftJoin('stored_file as approved_licence', (join) =>
      join
        .on(sql<boolean>`approved_licence.id = (brand.approved_detail ->> 'business_image_id')::bigint`)
        .on(sql<boolean>`approved_licence.id <> coalesce(brand.business_image_id, 0)`),
    )
    .select(PRESENTED)
    .select([
      'recommender.name as recommender_name',
      publicFileUrl('account.profile_image_id').as('profile_image_url'),
      'licence.nano_id as licence_nano_id',
      'approved_licence.nano_id as approved_licence_nano_id',
      sql<Selectable<Database['brand_account']> | null>`to_jsonb(brand) - 'searched'`.as('brand'),
      sql<Selectable<Database['general_account']> | null>`to_jsonb(general) - 'searched'`.as('general'),
      sql<Selectable<Database['staff_account']> | null>`to_jsonb(staff)`.as('staff'),
      evaluationSummaries.as('evaluation_summaries'),
      businessCheck.as('business_check'),
      aptInfo.as('apt_info'),
      sql<boolean>`exists (select 1 from social_account as social where social.user_id = account.id and social.unlinked is null)`.as(
        'is_kakao',
      ),
    ]);

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

function toBrand(row: AccountRow, platform: Platform): User['brand'] {
  const { brand, licence_nano_id, approved_licence_nano_id, evaluation_summaries, business_check } = row;
  if (!brand) return null;
  const {
    user_id,
    brand_status_type,
    reject_reason,
    plan,
    suggest_item_view_limit,
    suspended_by_check,
    updated,
    business_image_id: _,
    approved_detail: __,
    ...columns
  } = brand;
  const toLicenceUrl = (nano_id: string | null) =>
    nano_id && toFileUrl(platform, { nano_id, use: FileUse.licence }, platform.clock.now());
  const detail = {
    ...columns,
    business_image_url: toLicenceUrl(licence_nano_id),
    date_shorten: columns.date && formatDate(columns.date).replace(/ \d+\.$/, ''),
  };
  return {
    user_id,
    brand_status_type,
    reject_reason,
    plan,
    suggest_item_view_limit,
    detail,
    approved_business_image_url: toLicenceUrl(approved_licence_nano_id),
    evaluation_summaries,
    business_check,
    suspended_by_check,
    updated,
  };
}

function toGeneral({ general, apt_info }: AccountRow): User['general'] {
  if (!general) return null;
  const { user_id, current_work } = general;
  return { ...general, current_work: current_work && { user_id, ...current_work, apt_info } };
}

/**
 * Turns a row into the contract's `User`; nothing else does. The address of a licence carries a proof, so the result
 * may only go to the account itself and to staff.
 */
export function toUser(row: AccountRow, platform: Platform): User {
  const {
    password_hash,
    recommand_user_id,
    recommender_name,
    licence_nano_id: _,
    approved_licence_nano_id: __,
    is_kakao,
    deleted,
    apt_info: ___,
    evaluation_summaries: ____,
    business_check: _____,
    ...account
  } = row;
  return {
    ...account,
    recommand_user: recommand_user_id ? { id: recommand_user_id, name: recommender_name ?? '' } : null,
    is_deleted: deleted !== null,
    sign_in_ways: [...(password_hash ? (['email'] as const) : []), ...(is_kakao ? (['kakao'] as const) : [])],
    brand: toBrand(row, platform),
    general: toGeneral(row),
  };
}
