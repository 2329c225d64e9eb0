import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { ADVERTISEMENT_RECORD_MONTHS, CONTRACT_RECORD_YEARS } from '@danji/contracts/accounts/personal-data';
import { formatDateTime, toBusinessDate } from '@danji/contracts/format/date';
import { addMonths } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import { releaseFile } from '../files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteEdit, findEdit, updateAdvertisementRow } from './advertisement.repository.ts';
import { pictureIds } from './creative.ts';

/** Keeps the company that paid for advertisements apart from the account, as long as records of payments are kept. */
async function keepPayer(db: Db, { id }: ErasedAccount): Promise<void> {
  const { paid } = await db
    .selectFrom('advertisement')
    .where('user_id', '=', id)
    .select((eb) => eb.fn.max('paid').as('paid'))
    .executeTakeFirstOrThrow();
  const company = await db
    .selectFrom('brand_account')
    .where('user_id', '=', id)
    .where((eb) => eb.or([eb('name', '<>', ''), eb('business_no', '<>', '')]))
    .select(['name', 'business_no', 'company_manager_name'])
    .executeTakeFirst();
  if (!paid || !company) return;
  await db
    .insertInto('kept_payer')
    .values({
      user_id: id,
      company: company.name,
      business_no: company.business_no,
      manager_name: company.company_manager_name,
      kept_until: addMonths(toBusinessDate(new Date(paid)), 12 * CONTRACT_RECORD_YEARS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const EMPTY_PICTURES = { image1_id: null, image2_id: null, image3_id: null, image4_id: null } as const;

/** Versions that were never shown are no records of an advertisement. */
async function deleteEdits(db: Db, { id }: ErasedAccount, now: Date): Promise<void> {
  const rows = await db.selectFrom('advertisement').where('user_id', '=', id).selectAll().execute();
  for (const row of rows) {
    const edit = await findEdit(db, row.id);
    if (!edit) continue;
    const shown = new Set(pictureIds(row));
    for (const picture of pictureIds(edit)) if (!shown.has(picture)) await releaseFile(db, picture, now);
    await deleteEdit(db, row.id);
    if (row.live_state !== null) await updateAdvertisementRow(db, row.id, { state: row.live_state, live_state: null });
  }
}

/** Blanks the advertisements of erased accounts that ended so long ago that nobody has to show them any more. */
async function blankOld(db: Db, now: Date): Promise<void> {
  const ended = addMonths(toBusinessDate(now), -ADVERTISEMENT_RECORD_MONTHS);
  const rows = await db
    .selectFrom('advertisement as ad')
    .innerJoin('user_account as account', 'account.id', 'ad.user_id')
    .where('account.erased', 'is not', null)
    .where('ad.date_end', '<', ended)
    .where(sql<boolean>`(ad.updated at time zone 'Asia/Seoul')::date < ${ended}::date`)
    .where((eb) => eb.or([eb('ad.title', '<>', ''), eb('ad.content', '<>', ''), eb('ad.link', '<>', '')]))
    .selectAll('ad')
    .execute();
  for (const row of rows) {
    for (const picture of pictureIds(row)) await releaseFile(db, picture, now);
    await updateAdvertisementRow(db, row.id, { title: '', content: '', link: '', reason: null, ...EMPTY_PICTURES });
    await db.updateTable('advertisement_event').set({ reason: null }).where('advertisement_id', '=', row.id).execute();
  }
}

async function collectAdvertisements(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('advertisement')
    .where('user_id', '=', userId)
    .where('deleted', 'is', null)
    .selectAll()
    .orderBy('id')
    .execute();
  const files = await db
    .selectFrom('stored_file')
    .where('id', 'in', [...pictureIds(...rows), 0])
    .select(['nano_id', 'name', 'size', 'storage_key'])
    .orderBy('id')
    .execute();
  return {
    data: rows.map((row) => ({
      제목: row.title,
      내용: row.content,
      링크: row.link,
      시작하는날: row.date_start,
      끝나는날: row.date_end,
      상태: AdvertisementState.label(row.state),
      입금확인: formatDateTime(row.paid),
      등록: formatDateTime(row.created),
    })),
    files,
  };
}

/** Advertisements of vendors, and the payers of those that were paid. */
export const advertisementPersonalData: PersonalDataContributor = {
  erased: ['advertisement_edit.title', 'advertisement_edit.link', 'advertisement_edit.content'],
  kept: [
    {
      columns: [
        'advertisement.title',
        'advertisement.link',
        'advertisement.content',
        'advertisement.reason',
        'advertisement_event.reason',
        'advertisement.image1_id',
        'advertisement.image2_id',
        'advertisement.image3_id',
        'advertisement.image4_id',
        'advertisement_edit.image1_id',
        'advertisement_edit.image2_id',
        'advertisement_edit.image3_id',
        'advertisement_edit.image4_id',
      ],
      because: 'Published advertisements: six months after their end by law, then `purge` blanks them.',
    },
    {
      columns: ['kept_payer.company', 'kept_payer.business_no', 'kept_payer.manager_name'],
      because: 'Records of payments: five years by law, then `purge` deletes them.',
    },
  ],
  erase: async (db, account, now) => {
    await keepPayer(db, account);
    await deleteEdits(db, account, now);
  },
  purge: async (db, now) => {
    await db.deleteFrom('kept_payer').where('kept_until', '<', toBusinessDate(now)).execute();
    await blankOld(db, now);
  },
  own: { title: '광고', order: 80, collect: collectAdvertisements },
};
