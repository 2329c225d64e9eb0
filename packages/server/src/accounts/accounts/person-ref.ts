import type { PersonRef } from '@danji/contracts/accounts/user';
import { UserType } from '@danji/contracts/codes/user-codes';
import { type RawBuilder, sql } from 'kysely';
import { publicFileUrl } from '../../site/files/index.ts';

/** SQL for the `PersonRef` of an account that is joined under that name. */
export const personRef = (account: string): RawBuilder<PersonRef> =>
  sql`jsonb_build_object('id', ${sql.ref(`${account}.id`)}, 'nano_id', ${sql.ref(`${account}.nano_id`)}, 'name', ${sql.ref(`${account}.name`)}, 'profile_image_url', ${publicFileUrl(`${account}.profile_image_id`)})`;

/** SQL for the `PersonRef` of an account that may be missing in its join. */
export const optionalPersonRef = (account: string): RawBuilder<PersonRef | null> =>
  sql`case when ${sql.ref(`${account}.id`)} is not null then ${personRef(account)} end`;

/** SQL for a `PersonRef` by the column with the account's id; null without one. */
export const selectPersonRef = <T extends PersonRef | null = PersonRef>(column: string): RawBuilder<T> =>
  sql`(select ${personRef('account')} from user_account as account where account.id = ${sql.ref(column)})`;

/** SQL for a `PersonRef` by the column with the account's id, as members see it: `null` for our own staff. */
export const selectMemberRef = (column: string): RawBuilder<PersonRef | null> =>
  sql`(select ${personRef('account')} from user_account as account where account.id = ${sql.ref(column)} and account.user_type <> ${sql.lit(UserType.STAFF)})`;
