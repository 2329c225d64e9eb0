import { signAccessToken } from '@danji/server/platform/http/access-token';
import type { Platform } from '@danji/server/platform/platform';
import { numberContext } from '@danji/server/shop/tax-documents/tax-document.presenter';
import { sql } from 'kysely';
import { createAccountFactory } from '../factories/account-factory.ts';
import { AGO, DOCUMENT, type ListIds } from './seed.ts';
import { PRODUCT_REST } from './shop-seeds.ts';

/** Public ids by which lists are filtered. */
export const NANO_IDS = {
  general: 'GENERAL'.padEnd(21, '0'),
  coupon: 'GOWN'.padEnd(21, '0'),
  suggestItem: 'ITEM'.padEnd(21, '0'),
  companyItem: 'COMPANY'.padEnd(21, '0'),
  suggestRequest: 'REQUEST'.padEnd(21, '0'),
  question: 'QUESTION'.padEnd(21, '0'),
} as const;

const DAY_MS = 86_400_000;

export type ListFixture = { ids: ListIds; tokens: Record<'general' | 'brand' | 'admin', string> };

/** Adds a row with SQL expressions by column; resolves to its id. */
async function insert({ db }: Platform, table: string, columns: Record<string, string | number>): Promise<number> {
  const names = Object.keys(columns).join(', ');
  const { rows } = await sql
    .raw<{ id: number }>(
      `insert into ${table} (${names}) select ${Object.values(columns).join(', ')} from generate_series(1, 1) as n returning id`,
    )
    .execute(db);
  return rows[0]?.id ?? 0;
}

type Add = (table: string, columns: Record<string, string | number>) => Promise<number>;

/** Creates a work space, a complex, and what belongs to them. */
async function createOwner(add: Add, userId: number) {
  const space = await add('work_space', {
    title: `'우리 단지'`,
    apt_code: `''`,
    building_name: `''`,
    address1: `''`,
    address2: `''`,
    tel: `''`,
    amenities: `'[]'`,
    master_user_id: userId,
  });
  const schedule = await add('work_schedule', {
    space_id: space,
    user_id: userId,
    category1: 2,
    category2: 502,
    title: `'소방 점검'`,
    description: `''`,
    contract: `''`,
    building_name: `''`,
    is_complete: 'false',
  });
  const document = await add('ai_document', {
    space_id: space,
    user_id: userId,
    document_type: 1,
    title: `'공지'`,
    answers: `'{}'`,
    content: DOCUMENT,
  });
  const info = await add('apt_info', { revision: 0, building_type: 1, code: `''`, name: `'우리 단지'` });
  return { space, schedule, document, info };
}

const insertCoupon = (platform: Platform, code: string) =>
  insert(platform, 'coupon', {
    nano_id: `rpad('${code}', 21, '0')`,
    title: `'아메리카노'`,
    goods_code: `'${code}'`,
    price: 1000,
    date_start: `date '2026-01-01'`,
    date_end: `date '2099-01-01'`,
    require_recommands: 0,
    require_point: 0,
    application_type: 0,
    created: AGO,
    updated: AGO,
  });

const empty = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `''`]));

const publishNotice = (add: Add, owner: { spaceId: number; userId: number }, nanoId: string, type: 1 | 2) =>
  add('suggest_item', {
    ...empty('business_title', 'kapt_number', 'kapt_link', 'building_name', 'address1', 'address2', 'manager_name'),
    ...empty('tel', 'briefing_place', 'opening_place', 'papers'),
    nano_id: `'${nanoId}'`,
    space_id: owner.spaceId,
    user_id: owner.userId,
    state: 2,
    title: `'옥상 방수'`,
    suggest_type: type,
    selection_method: 1,
    bid_method: 1,
    urgency: 0,
    category: 101,
    tags: `'[]'`,
    is_amount_public: 'false',
    work_scope: DOCUMENT,
    participant_qualification: DOCUMENT,
    price_table: `'[]'`,
    sigungu: 1,
    sigungus: `'[]'`,
    date_start: AGO,
    date_end: `now() + interval '10 days'`,
  });

/** Creates a bid notice and a company item, on which requests are, and a request that has messages. */
async function createOffered(add: Add, spaceId: number, userId: number, brandId: number) {
  const owner = { spaceId, userId };
  const suggestItem = await publishNotice(add, owner, NANO_IDS.suggestItem, 1);
  const suggestRequest = await add('suggest_request', {
    nano_id: `'${NANO_IDS.suggestRequest}'`,
    item_id: await publishNotice(add, owner, 'QUOTE'.padEnd(21, '0'), 2),
    brand_id: brandId,
    state: `'sent'`,
    content: DOCUMENT,
    price_lines: `'[]'`,
    vat_mode: `'included'`,
    sent: AGO,
  });
  const companyItem = await add('company_item', {
    ...empty('description', 'words', 'thumbnail_link', 'company_name', 'company_tel', 'company_email'),
    nano_id: `'${NANO_IDS.companyItem}'`,
    user_id: brandId,
    edit_state_type: 4,
    title: `'방수 전문'`,
    category: 101,
    tags: `'[]'`,
    sigungu: `'[1]'`,
    listed: AGO,
    description_content: DOCUMENT,
    is_readable_brand_review: 'true',
    short_link: `'offered'`,
  });
  return { suggestItem, suggestRequest, companyItem };
}

/** Creates a question, on which answers and comments are. */
async function createQuestion(platform: Platform, add: Add, userId: number) {
  const shared = { nano_id: `'${NANO_IDS.question}'`, user_id: userId, board_status: 0 };
  const questionBoard = await add('board_post', { ...shared, title: `'질문'`, content: DOCUMENT, text: `''` });
  const question = await insert(platform, 'community_post', {
    ...shared,
    updated: AGO,
    ...empty('job_grades', 'preview', 'searched'),
    board_id: questionBoard,
    community_type: 1,
    category: `'communication'`,
    category1: 2,
    category2: 0,
    price: 0,
    is_question: 'true',
    is_alert: 'true',
    is_allow_comment: 'true',
    is_anonymous: 'false',
    published: AGO,
  });
  return { question, questionBoard };
}

/** Creates a good of the provider and a coupon of it. */
async function createCoupon(platform: Platform, code: string): Promise<number> {
  await insert(platform, 'voucher_good', {
    goods_code: `'${code}'`,
    goods_name: `'아메리카노'`,
    brand_code: `''`,
    brand_name: `''`,
    category: `''`,
    goods_type: `''`,
    affiliate: `''`,
    picture_url: `''`,
    real_price: 1000,
    sale_price: 1000,
    discount_rate: 0,
    limit_day: 93,
    state: `'SALE'`,
    is_amount: 'false',
    has_picture: 'true',
    content: `''`,
    data: `'{}'`,
    first_seen: AGO,
    last_seen: AGO,
  });
  return insertCoupon(platform, code);
}

/** Creates two categories of the shop with a product each, which have a stock history. */
async function createShop(add: Add) {
  const addCategory = (name: string) => add('shop_category', { name: `'${name}'`, position: 0, is_active: 'true' });
  const addProduct = (code: string, category: number) =>
    add('shop_product', {
      ...PRODUCT_REST,
      code: `'${code}'`,
      name: `'소화기'`,
      original_price: 1000,
      price: 1000,
      stock: 1,
      category_id: category,
      is_active: 'true',
      is_sold_out: 'false',
    });
  const [shopCategory, otherShopCategory] = [await addCategory('소방'), await addCategory('청소')];
  return {
    shopCategory,
    otherShopCategory,
    product: await addProduct('OWN-PRODUCT', shopCategory),
    otherProduct: await addProduct('OTHER-PRODUCT', otherShopCategory),
  };
}

/** Encrypts the number on a request for a tax document, as an SQL text. */
const encryptNumber = ({ keyRing }: Platform, userId: number): string =>
  `'${keyRing.encrypt(numberContext(userId), '01012345678')}'`;

/** Creates the callers of the lists, and twice what their rows belong to. */
export async function createListFixture(platform: Platform): Promise<ListFixture> {
  const create = createAccountFactory(platform);
  // Filling a million rows takes longer than an access token lives.
  const sign = (session: string) =>
    signAccessToken(platform.signingKey, session, new Date(platform.clock.now().getTime() + DAY_MS));
  const general = await create.general();
  const admin = await create.admin();
  const brand = await create.brand();
  const otherMember = await create.general();
  const add: Add = (table, columns) => insert(platform, table, { ...columns, created: AGO, updated: AGO });
  const own = await createOwner(add, general.id);
  const other = await createOwner(add, general.id);
  await add('work_membership', {
    space_id: own.space,
    user_id: general.id,
    edit_state_type: 4,
    role: `'master'`,
    job_grade: 0,
    opened_by: `'person'`,
  });
  await sql
    .raw(`update user_account set nano_id = '${NANO_IDS.general}' where id = ${general.id}`)
    .execute(platform.db);
  // K-apt was asked just now, so that the search of complexes does not ask it.
  await sql.raw(`insert into apt_list_read (scope, read) values ('', now()), ('11680', now())`).execute(platform.db);
  return {
    ids: {
      ...own,
      ...(await createOffered(add, own.space, general.id, brand.id)),
      ...(await createQuestion(platform, add, general.id)),
      ...(await createShop(add)),
      general: general.id,
      other: otherMember.id,
      taxNumber: encryptNumber(platform, general.id),
      otherTaxNumber: encryptNumber(platform, otherMember.id),
      brand: brand.id,
      otherBrand: (await create.brand()).id,
      admin: admin.id,
      otherSpace: other.space,
      otherSchedule: other.schedule,
      otherInfo: other.info,
      otherDocument: other.document,
      coupon: await createCoupon(platform, 'GOWN'),
      otherCoupon: await createCoupon(platform, 'GOTHER'),
    },
    tokens: { general: sign(general.session), brand: sign(brand.session), admin: sign(admin.session) },
  };
}
