import { AGO, DOCUMENT, marked, one, owned, type Seed, TEXT, TIMES } from './seed.ts';

const ROWS = one('company_item', {
  nano_id: `lpad(n::text, 21, '0')`,
  user_id: owned('brand', 'other'),
  edit_state_type: marked('4', '3'),
  is_public: 'true',
  title: TEXT,
  category: marked('101', '501'),
  tags: `'[]'`,
  sigungu: marked(`jsonb '[1]'`, `jsonb '[2]'`),
  description: `''`,
  description_content: DOCUMENT,
  words: `''`,
  thumbnail_link: `''`,
  company_name: `''`,
  company_tel: `''`,
  company_email: `''`,
  ad_type: marked('1', '0'),
  is_readable_brand_review: 'true',
  short_link: `'s' || n`,
  listed: AGO,
  ...TIMES,
});

const ITEM = `company_item as item where not exists (select from company_item_place where company_item_id = item.id`;

/** The places of the rows: any or their category, any or their region. */
const places: readonly Seed[] = ['0', 'item.category'].flatMap((category) =>
  ['0', `(item.sigungu ->> 0)::integer`].map((sigungu) => ({
    table: 'company_item_place',
    columns: { category, sigungu, listed: 'item.listed', company_item_id: 'item.id' },
    from: `${ITEM} and category = ${category} and sigungu = ${sigungu})`,
  })),
);

/** The marked rows are the favourites of one member, the others those of another one. */
const favourites: Seed = {
  table: 'company_item_fav',
  columns: {
    user_id: 'case when item.ad_type = 1 then :general: else :other: end',
    company_item_id: 'item.id',
    created: 'item.listed',
  },
  from: `company_item as item where not exists (select from company_item_fav where company_item_id = item.id)`,
};

export const COMPANY_ITEMS: readonly Seed[] = [...ROWS, ...places, favourites];
