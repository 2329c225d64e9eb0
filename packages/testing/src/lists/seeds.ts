import { AGO, DOCUMENT, type Seed, TEXT } from './seed.ts';

const one = (table: string, columns: Record<string, string>): readonly Seed[] => [{ table, columns }];
const TIMES = { created: AGO, updated: AGO };
/** The owner of marked rows, and of the others. */
const owned = (own: string, other: string): string => `case when m then :${own}: else :${other}: end`;
const marked = (value: string, other: string): string => `case when m then ${value} else ${other} end`;
/** Days around today for marked rows, and long past ones. */
const DAYS = {
  date_start: marked(`date '2026-01-01'`, `date '2020-01-01'`),
  date_end: marked(`date '2099-01-01'`, `date '2020-02-01'`),
};

export const NOTIFICATIONS = one('notification', {
  user_id: ':general:',
  notification_type: marked('1', '2'),
  title: TEXT,
  content: `'내용'`,
  is_read: 'm',
  created: AGO,
});
export const STAFF_LOG = one('staff_log', {
  user_id: owned('admin', 'other'),
  headers: `'{}'`,
  path: `'/api/' || ${TEXT}`,
  method: marked(`'DELETE'`, `'PUT'`),
  status_code: '200',
  response_time: '1',
  old_object: `'{}'`,
  new_object: `'{}'`,
  created: AGO,
});
export const SECURITY_EVENTS = one('security_event', {
  created: AGO,
  kind: marked('1', '2'),
  account_id: owned('general', 'other'),
  actor_id: owned('admin', 'other'),
  ip: marked(`'10.1.1.1'`, `'10.2.2.2'`),
  network: marked(`'10.1.1.1'`, `'10.2.2.2'`),
  user_agent: `''`,
  request_id: `''`,
  detail: `jsonb_build_object('people', jsonb_build_array(n))`,
});
export const VOUCHER_GOODS = one('voucher_good', {
  goods_code: `'G' || n`,
  goods_name: TEXT,
  brand_code: `'BR'`,
  brand_name: marked(`'표시한브랜드'`, `'다른브랜드'`),
  category: `'커피'`,
  goods_type: `''`,
  affiliate: `''`,
  picture_url: `''`,
  real_price: 'n % 100000',
  sale_price: 'n % 100000',
  discount_rate: '0',
  limit_day: '93',
  state: marked(`'SUS'`, `'SALE'`),
  is_amount: 'false',
  has_picture: 'true',
  content: `''`,
  data: `'{}'`,
  first_seen: AGO,
  last_seen: AGO,
});
const COUPON_ROWS = one('coupon', {
  nano_id: `lpad(n::text, 21, '0')`,
  title: TEXT,
  goods_code: `'G' || n`,
  price: '1 + n % 100000',
  date_start: `date '2026-01-01'`,
  date_end: `date '2099-01-01'`,
  require_recommands: '0',
  require_point: '0',
  application_type: '1',
  ...TIMES,
});
export const COUPONS = [
  ...VOUCHER_GOODS.map((seed) => ({ ...seed, columns: { ...seed.columns, state: `'SALE'` } })),
  ...COUPON_ROWS,
];
export const APPLICATIONS = [
  ...COUPONS,
  ...one('coupon_application', {
    uuid: `lpad(n::text, 21, '0')`,
    coupon_id: `(select id from coupon where nano_id = lpad(n::text, 21, '0'))`,
    user_id: owned('general', 'other'),
    payment_price: '1000',
    application_status: marked('2', '3'),
    tel: `'01012345678'`,
    ...TIMES,
  }),
];
const notices = (status: string): readonly Seed[] => [
  ...one('board_post', {
    nano_id: `lpad(n::text, 21, '0')`,
    user_id: ':admin:',
    board_status: status,
    title: TEXT,
    content: DOCUMENT,
    text: `'본문'`,
    views: 'n',
    ...TIMES,
    // Triggers do not run while tables are filled.
    notice_id: `nextval(pg_get_serial_sequence('notice', 'id'))`,
    is_important: `${status} = 0`,
    published: AGO,
  }),
  {
    table: 'notice',
    columns: {
      id: 'board.notice_id',
      nano_id: 'board.nano_id',
      board_id: 'board.id',
      is_important: 'board.is_important',
      published: 'board.published',
    },
    from: 'board_post as board where not exists (select from notice where board_id = board.id)',
  },
];
export const NOTICES = notices(marked('0', '1'));
/** Notices that everybody may read. */
export const PUBLISHED_NOTICES = notices('0');
export const POPUPS = one('main_popup', {
  title: TEXT,
  ...DAYS,
  width: '400',
  x: '0',
  y: '0',
  content: DOCUMENT,
  is_visible: 'm',
  show_close_today: 'true',
  ...TIMES,
});
export const ADVERTISEMENTS = one('advertisement', {
  // Half of the rows belong to thousands of other vendors.
  user_id: 'case when n % 2 = 0 then :brand: else :brand: + n % 5000 end',
  category: marked('1', '0'),
  state: marked('0', '4'),
  live_state: 'null',
  tier: '0',
  title: TEXT,
  link: `''`,
  content: `''`,
  ...TIMES,
  date_start: marked(`date '2026-01-01'`, `date '2098-01-01'`),
  date_end: marked(`date '2099-01-01'`, `date '2020-02-01'`),
});
export const SYSTEM_DOCUMENTS = one('system_document', {
  document_type: marked('1', '2'),
  version: 'n + 10',
  title: TEXT,
  content: DOCUMENT,
  change_summary: `''`,
  effective_date: `date '2099-01-01'`,
  requires_consent: 'false',
  author_id: ':admin:',
  created: AGO,
});
export const CONSENTS = one('user_consent', {
  user_id: owned('admin', 'other'),
  document: `'marketing'`,
  is_agreed: 'true',
  created: AGO,
});
export const SPACES: readonly Seed[] = [
  ...one('work_space', {
    title: TEXT,
    apt_code: `'A' || lpad(n::text, 8, '0')`,
    building_name: `''`,
    address1: `''`,
    address2: `''`,
    tel: `''`,
    amenities: `'[]'`,
    master_user_id: owned('general', 'other'),
    ...TIMES,
  }),
  {
    table: 'work_membership',
    columns: {
      space_id: 'space.id',
      user_id: ':admin:',
      edit_state_type: '4',
      job_grade: '0',
      opened_by: `'person'`,
      created: 'space.created',
      updated: 'space.updated',
    },
    from: `work_space as space where space.master_user_id = (select min(master_user_id) from work_space) and not exists (select from work_membership where space_id = space.id)`,
  },
];
export const MEMBERS = one('work_membership', {
  space_id: owned('space', 'otherSpace'),
  invited_email: `${TEXT} || '@danji.test'`,
  edit_state_type: '3',
  job_grade: '0',
  opened_by: `'space'`,
  ...TIMES,
});
export const COMPLEXES = one('apt_info', {
  revision: '1',
  building_type: marked('1', '2'),
  complex_type: marked('1', '2'),
  code: `'A' || lpad(n::text, 8, '0')`,
  name: TEXT,
  sigungu_code: marked(`'11680'`, `'26350'`),
  overridden_fields: marked(`'["tel"]'::jsonb`, `'[]'`),
  imported: marked('now()', 'null'),
  ...TIMES,
});
export const REVISIONS = one('apt_info_revision', {
  apt_info_id: owned('info', 'otherInfo'),
  revision: 'n + 10',
  source: `'staff'`,
  user_id: ':admin:',
  differences: `'[]'`,
  created: AGO,
});
export const DOCUMENT_VERSIONS = one('ai_document_version', {
  document_id: owned('document', 'otherDocument'),
  user_id: ':general:',
  title: TEXT,
  content: DOCUMENT,
  saved: AGO,
});
export const AI_DOCUMENTS = one('ai_document', {
  space_id: ':space:',
  user_id: ':general:',
  document_type: marked('1', '2'),
  title: TEXT,
  answers: `'{}'`,
  ...TIMES,
});
export const PROMPTS = one('ai_prompt', {
  document_type: marked('1', '2'),
  version: 'n + 10',
  system: `''`,
  template: `''`,
  note: `''`,
  is_active: 'false',
  user_id: ':admin:',
  created: AGO,
});
export const SCHEDULES = one('work_schedule', {
  space_id: ':space:',
  user_id: ':general:',
  category1: '2',
  category2: '502',
  title: TEXT,
  description: `''`,
  contract: `''`,
  contract_end: marked(`date '2020-01-01'`, `date '2098-01-01' + n % 300`),
  building_name: `''`,
  is_complete: 'n % 3 = 0',
  ...TIMES,
});
export const SCHEDULE_CHANGES = one('work_schedule_change', {
  schedule_id: owned('schedule', 'otherSchedule'),
  user_id: ':general:',
  kind: `'changed'`,
  fields: `'[]'`,
  created: AGO,
});
export const REQUESTS = one('work_request', {
  space_id: ':space:',
  user_id: ':general:',
  request_type: marked('1', '2'),
  title: TEXT,
  text: `'내용'`,
  process_state: marked('0', '2'),
  done_datetime: marked('null', 'now()'),
  ...TIMES,
});
export const EXPORTS = one('work_hand_over', {
  space_id: owned('space', 'otherSpace'),
  user_id: ':general:',
  state: '4',
  alive: 'now()',
  created: AGO,
});
export const RELEASES = one('release', {
  nano_id: `lpad(n::text, 21, '0')`,
  remote: marked(`'shop'`, `'admin'`),
  release: `'r' || n`,
  version: `'1.0.0'`,
  commit: `'0000000'`,
  container: `'c' || n`,
  manifest: `'{"files": []}'`,
  bytes: '1',
  created: AGO,
});
export const CHANNEL_CHANGES = one('channel_revision', {
  revision: 'n',
  document: `'{}'`,
  remote: marked(`'shop'`, `'admin'`),
  release: `'r' || n`,
  action: `'promote'`,
  created: AGO,
});
export const SHELLS = one('shell_build', {
  shell: `lpad(n::text, 12, '0')`,
  page: `'{"sdk": null, "shared": null}'`,
  files: `'[]'`,
  bytes: '1',
  created: AGO,
  active: AGO,
});
export const CLEAN_UPS = one('release_clean_up', { releases: `'[]'`, shells: `'[]'`, files: '0', created: AGO });
