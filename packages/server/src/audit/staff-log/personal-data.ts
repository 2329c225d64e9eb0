import { sql } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { rewriteStaffLogEntry } from '../../platform/http/staff-change.ts';
import type { ErasedAccount, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** The text of an entry in place of something that was erased. */
const ERASED = '(지움)';
/** Fields of an account, its kinds and its memberships that are about the person. */
const PERSONAL_FIELDS = new Set([
  'name',
  'nickname',
  'email',
  'tel',
  'birthday',
  'gender',
  'profile_image_url',
  'business_no',
  'corporation_no',
  'company',
  'company_manager_name',
  'address_code',
  'address1',
  'address2',
  'business_image_url',
  'building_name',
  'job',
  'invited_email',
  'invited_tel',
  'reason',
  'reject_reason',
  'block_reason',
  'delete_reason',
]);

/**
 * Copies a logged value without the person: the personal fields of objects that name the account, and its e-mail
 * address and phone number wherever they are. Ids and codes stay, so the entry still tells who changed what.
 */
function withoutPerson(value: unknown, account: ErasedAccount, isAbout = false): unknown {
  if (typeof value === 'string') return isContact(value, account) ? ERASED : value;
  if (Array.isArray(value)) return value.map((inner) => withoutPerson(inner, account, isAbout));
  if (value === null || typeof value !== 'object') return value;
  const record = value as Record<string, unknown>;
  const isOfAccount = isAbout || record['nano_id'] === account.nano_id || record['user_id'] === account.id;
  return Object.fromEntries(
    Object.entries(record).map(([key, inner]) => [
      key,
      isOfAccount && PERSONAL_FIELDS.has(key) && inner !== null && inner !== ''
        ? ERASED
        : withoutPerson(inner, account, isOfAccount),
    ]),
  );
}

const isContact = (value: string, { email, tel }: ErasedAccount): boolean =>
  (email !== null && value.toLowerCase() === email.toLowerCase()) || (tel !== '' && value.replaceAll('-', '') === tel);

async function blankEntries(db: Db, account: ErasedAccount): Promise<void> {
  const mentions = [account.nano_id, account.id, account.email, account.tel].filter(Boolean);
  const rows = await db
    .selectFrom('staff_log')
    .select(['id', 'old_object', 'new_object', 'request_data', 'response_data'])
    .where(
      sql<boolean>`staff_log_mentions(old_object, new_object, request_data, response_data) @> any (${mentions.map((mention) => toJson([mention]))}::jsonb[])`,
    )
    .execute();
  for (const { id, ...values } of rows) {
    const blank = Object.fromEntries(
      Object.entries(values).map(([column, value]) => [column, toJson(withoutPerson(value, account))]),
    );
    await rewriteStaffLogEntry(db, id, blank);
  }
}

/** Entries about an erased account stay without the person. */
export const staffLogPersonalData: PersonalDataContributor = {
  erased: ['staff_log.old_object', 'staff_log.new_object', 'staff_log.request_data', 'staff_log.response_data'],
  kept: [
    {
      columns: ['staff_log.headers'],
      because: 'The record of what operators did: their own browsers and addresses, and no member’s.',
    },
  ],
  erase: blankEntries,
};
