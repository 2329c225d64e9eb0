import { toBusinessDate } from '@danji/contracts/format/date';
import { ERASED_NAME, LOG_IN_RECORD_DAYS } from '@danji/contracts/accounts/personal-data';
import { releaseFile } from '../../site/files/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { EMPTY_BRAND, updateBrand } from './brand.repository.ts';
import { collectOwnAccount } from './own-account-data.ts';
import { endSessions } from './sessions.repository.ts';

const BLANK_ACCOUNT = {
  email: null,
  password_hash: null,
  name: ERASED_NAME,
  nickname: '',
  tel: '',
  birthday: null,
  gender: null,
  profile_image_id: null,
  recommand_user_id: null,
  recent_login: null,
  delete_reason: null,
  block_reason: null,
} as const;

const BLANK_BRAND = {
  ...EMPTY_BRAND,
  approved_detail: null,
  updated_government: null,
  updated_financial: null,
  updated_contract: null,
  updated_api_con: null,
};

async function releasePictures(db: Db, id: number, now: Date): Promise<void> {
  const { profile_image_id, business_image_id } = await db
    .selectFrom('user_account as account')
    .leftJoin('brand_account as brand', 'brand.user_id', 'account.id')
    .where('account.id', '=', id)
    .select(['account.profile_image_id', 'brand.business_image_id'])
    .executeTakeFirstOrThrow();
  for (const file of [profile_image_id, business_image_id]) if (file !== null) await releaseFile(db, file, now);
}

/** Deletes the tokens at once, and the sessions themselves when they are no log-in records any more. */
async function deleteTokens(db: Db, id: number, now: Date): Promise<void> {
  await endSessions(db, id, 'erased', now);
  await db
    .deleteFrom('refresh_token')
    .where('session_id', 'in', (eb) => eb.selectFrom('auth_session').where('user_id', '=', id).select('id'))
    .execute();
}

async function eraseAccount(db: Db, { id }: { id: number }, now: Date): Promise<void> {
  await releasePictures(db, id, now);
  await deleteTokens(db, id, now);
  await db.deleteFrom('social_account').where('user_id', '=', id).execute();
  await db.updateTable('general_account').set({ current_work: null }).where('user_id', '=', id).execute();
  await updateBrand(db, id, BLANK_BRAND);
  await db
    .updateTable('user_account')
    .set({ ...BLANK_ACCOUNT, updated: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes sessions, of everybody, that started before the records of log-ins have to reach back. */
async function purgeLogIns(db: Db, now: Date): Promise<void> {
  const started = new Date(`${toBusinessDate(addSeconds(now, -LOG_IN_RECORD_DAYS * 86_400))}T00:00:00+09:00`);
  await db
    .deleteFrom('auth_session')
    .where('created', '<', started.toISOString())
    .where('ended', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refresh_token as token')
            .whereRef('token.session_id', '=', 'auth_session.id')
            .select('token.id'),
        ),
      ),
    )
    .execute();
}

/** The account itself, its kind, its sessions and its ways to sign in. */
export const accountPersonalData: PersonalDataContributor = {
  erased: [
    'user_account.email',
    'user_account.password_hash',
    'user_account.name',
    'user_account.nickname',
    'user_account.tel',
    'user_account.birthday',
    'user_account.gender',
    'user_account.profile_image_id',
    'user_account.delete_reason',
    'user_account.block_reason',
    'brand_account.name',
    'brand_account.business_no',
    'brand_account.corporation_no',
    'brand_account.company_manager_name',
    'brand_account.address_code',
    'brand_account.address1',
    'brand_account.address2',
    'brand_account.tel',
    'brand_account.business_image_id',
    'brand_account.reject_reason',
    'brand_account.approved_detail',
    'brand_account.date',
    'general_account.current_work',
    'refresh_token.token_hash',
    'social_account.provider_id',
  ],
  kept: [
    {
      columns: ['auth_session.user_agent'],
      because: 'The record of a log-in: three months by law, then `purge` deletes the session.',
    },
    {
      columns: [
        'phone_verification.tel',
        'phone_verification.code_hash',
        'phone_verification.address_hash',
        'phone_verification.token_hash',
        'phone_verification.requester_hash',
      ],
      because: '`users.clean_up` deletes a phone check after a week, long before any erasure.',
    },
    {
      columns: ['second_factor.secret', 'recovery_code.code_hash'],
      because: 'Only operators have a second factor, and their accounts are not erased.',
    },
  ],
  erase: eraseAccount,
  purge: purgeLogIns,
  own: { title: '계정', order: 10, collect: collectOwnAccount },
};
