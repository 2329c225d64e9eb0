import { AGO, DOCUMENT, marked, one, type Seed, TEXT } from './seed.ts';

/** Work spaces of the rows, with ids that no other rows get. */
const FIRST_SPACE = 5_000_000;
const SPACES = 2_000;
const spaces: Seed = {
  table: 'work_space',
  columns: {
    id: `${FIRST_SPACE} + n`,
    title: `'단지 ' || n`,
    apt_code: `'A9' || lpad(n::text, 7, '0')`,
    building_name: `''`,
    address1: `''`,
    address2: `''`,
    tel: `''`,
    amenities: `'[]'`,
    master_user_id: ':other:',
    created: AGO,
    updated: AGO,
  },
  from: `generate_series(0, ${SPACES - 1}) as n`,
};

const ROWS = one('suggest_item', {
  nano_id: `lpad(n::text, 21, '0')`,
  // Each space, the reader's too, has some hundred notices.
  space_id: `case when is_own then :space: else ${FIRST_SPACE} + n % ${SPACES} end`,
  user_id: ':general:',
  state: marked('2', '5'),
  title: TEXT,
  business_title: `''`,
  suggest_type: marked('1', '2'),
  selection_method: '1',
  bid_method: '1',
  urgency: '0',
  category: marked('502', '101'),
  tags: `'[]'`,
  is_amount_public: 'true',
  kapt_number: `''`,
  kapt_link: `''`,
  work_scope: DOCUMENT,
  participant_qualification: DOCUMENT,
  building_name: `''`,
  address1: `''`,
  address2: `''`,
  manager_name: `''`,
  tel: `''`,
  briefing_place: `''`,
  opening_place: `''`,
  papers: `''`,
  price_table: `'[]'`,
  // In Seoul, and in another sido.
  sigungu: marked('1', '100'),
  sigungus: `'[]'`,
  date_start: marked(`timestamptz '2026-01-02'`, `timestamptz '2020-01-02'`),
  date_end: marked(
    `now() + interval '30 days' + n * interval '1 second'`,
    `timestamptz '2020-02-02' + n * interval '1 second'`,
  ),
  flagged: marked(AGO, 'null'),
  flag_reason: marked(`'주의'`, 'null'),
  flagged_by: marked(':general:', 'null'),
  created: AGO,
  updated: AGO,
});

/** The regions of the rows as places: any, their sigungu, their whole sido. */
const REGIONS = [
  '0',
  'item.sigungu::integer',
  `(select -1 - min(whole.id) from region join region as whole on whole.sido = region.sido where region.id = item.sigungu)`,
];
const CATEGORIES = ['0', 'item.category', 'item.category / 100'];
const REPEATED = ['state', 'suggest_type', 'start_year', 'date_start', 'date_end', 'created'];

/** The places of the rows: any, their category or its group, any or their region. */
const places: readonly Seed[] = CATEGORIES.flatMap((category) =>
  REGIONS.map((sigungu) => ({
    table: 'suggest_item_place',
    columns: {
      item_id: 'item.id',
      category,
      sigungu,
      ...Object.fromEntries(REPEATED.map((name) => [name, `item.${name}`])),
    },
    from: `suggest_item as item where not exists (select from suggest_item_place as place
      where place.item_id = item.id and place.category = ${category} and place.sigungu = ${sigungu})`,
  })),
).slice(1);

export const SUGGEST_ITEMS: readonly Seed[] = [spaces, ...ROWS, ...places];

/** Some are private contracts, some are open; all have an amount and a vendor. */
export const KAPT_NOTICES = one('kapt_notice', {
  kind: marked('2', '1'),
  kapt_number: `'K' || n`,
  state: marked('null', '5'),
  is_open: marked('true', 'false'),
  title: TEXT,
  complex: `''`,
  apt_code: `'A00000000'`,
  sido: marked(`'서울'`, `'부산'`),
  sigungu: marked('1', '100'),
  work_type: '2',
  category: marked('502', '101'),
  is_urgent: 'false',
  noticed: `current_date - (n / 400)::integer`,
  closes: marked(
    `now() + interval '30 days' + n * interval '1 second'`,
    `timestamptz '2020-02-02' + n * interval '1 second'`,
  ),
  briefing_place: `''`,
  content: `''`,
  papers: `''`,
  reason: `''`,
  amount: '10000000 + n',
  winner: `'업체' || n % 50`,
  contracted: `current_date - (n / 400)::integer`,
  starts: `date '2026-01-01'`,
  ends: `date '2026-12-31'`,
  created: AGO,
  updated: AGO,
});
