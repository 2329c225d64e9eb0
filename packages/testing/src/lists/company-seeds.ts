import { AGO, DOCUMENT, marked, one, owned, type Seed, TEXT, TIMES } from './seed.ts';

const ROWS = one('company_item', {
  nano_id: `lpad(n::text, 21, '0')`,
  user_id: owned('brand', 'other'),
  edit_state_type: marked('4', '3'),
  is_public: 'true',
  title: TEXT,
  category: marked('101', '501'),
  tags: `'[]'`,
  // In Seoul, and in another sido.
  sigungu: marked(`jsonb '[1]'`, `jsonb '[100]'`),
  description: `''`,
  description_content: DOCUMENT,
  words: `''`,
  thumbnail_link: `''`,
  company_name: `substr(md5(n::text), 13, 12)`,
  views: `n::bigint * 7919 % 100000`,
  rating_rank: `n::bigint * 31 % 5100`,
  company_tel: `''`,
  company_email: `''`,
  ad_type: marked('1', '0'),
  is_readable_brand_review: 'true',
  short_link: `'s' || n`,
  listed: AGO,
  ...TIMES,
});

const ITEM = `company_item as item where not exists (select from company_item_place where company_item_id = item.id`;

/** The regions of the rows as places: any, their sigungu, their whole sido. */
const REGIONS = [
  '0',
  `(item.sigungu ->> 0)::integer`,
  `(select -1 - min(whole.id) from region join region as whole on whole.sido = region.sido
    where region.id = (item.sigungu ->> 0)::integer)`,
];
const RANKS = { rating_rank: 'item.rating_rank', view_rank: 'item.view_rank', company_name: 'item.company_name' };

/** The places of the rows: any or their category, any or their region. */
const places: readonly Seed[] = ['0', 'item.category'].flatMap((category) =>
  REGIONS.map((sigungu) => ({
    table: 'company_item_place',
    columns: { category, sigungu, listed: 'item.listed', company_item_id: 'item.id', ...RANKS },
    from: `${ITEM} and category = ${category} and sigungu = ${sigungu})`,
  })),
);

/** Some 300 of the marked rows, as many as anybody may have, are the favourites of one member, the others of another one. */
const favourites: Seed = {
  table: 'company_item_fav',
  columns: {
    user_id: 'case when item.ad_type = 1 and hashtext(item.nano_id) % 34 = 0 then :general: else :other: end',
    company_item_id: 'item.id',
    created: 'item.listed',
  },
  from: `company_item as item where not exists (select from company_item_fav where company_item_id = item.id)`,
};

export const COMPANY_ITEMS: readonly Seed[] = [...ROWS, ...places, favourites];
