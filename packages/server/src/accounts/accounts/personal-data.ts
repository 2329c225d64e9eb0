import { ERASED_NAME } from '@danji/contracts/accounts/personal-data';
import { releaseFile } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { updateAccount } from './account.repository.ts';
import { collectOwnAccount } from './own-account-data.ts';

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

async function eraseAccount(db: Db, { id }: { id: number }, now: Date): Promise<void> {
  const { profile_image_id } = await db
    .selectFrom('user_account')
    .where('id', '=', id)
    .select('profile_image_id')
    .executeTakeFirstOrThrow();
  if (profile_image_id !== null) await releaseFile(db, profile_image_id, now);
  await db.updateTable('general_account').set({ current_work: null }).where('user_id', '=', id).execute();
  await updateAccount(db, id, BLANK_ACCOUNT, now);
}

/** The account itself; its own export has its kind, its log-ins and its ways to sign in too. */
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
    'general_account.current_work',
  ],
  erase: eraseAccount,
  own: { title: '계정', order: 10, collect: collectOwnAccount },
};
