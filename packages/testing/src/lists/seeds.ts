import { AGO, DOCUMENT, MARK, marked, one, owned, type Seed, TEXT, TIMES } from './seed.ts';

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
/** Deliveries, of which the marked ones have failed by another channel. */
export const DELIVERIES = one('notification_delivery', {
  user_id: owned('general', 'other'),
  notification_type: '1',
  channel: marked('2', '1'),
  is_digest: 'false',
  state: marked('3', '2'),
  due: AGO,
  created: AGO,
});
export const STAFF_LOG = one('staff_log', {
  user_id: owned('admin', 'other'),
  about_user_id: owned('general', 'other'),
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
    from: `board_post as board
      where notice_id is not null and not exists (select from notice where board_id = board.id)`,
  },
];
export const NOTICES = notices(marked('0', '1'));
/** Notices that everybody may read. */
export const PUBLISHED_NOTICES = notices('0');
const FAQ_POST = {
  user_id: ':admin:',
  board_status: '0',
  content: DOCUMENT,
  text: `''`,
  ...TIMES,
};
/** Questions whose answers are posts with the number after theirs, by their public ids. */
const faqs = (status: string): readonly Seed[] => [
  ...one('board_post', { ...FAQ_POST, nano_id: `'q' || lpad(n::text, 20, '0')`, title: TEXT }),
  ...one('board_post', { ...FAQ_POST, nano_id: `'a' || lpad(n::text, 20, '0')`, title: `''` }),
  {
    table: 'faq',
    columns: {
      nano_id: 'question.nano_id',
      question_id: 'question.id',
      answer_id: 'answer.id',
      category: `case when question.title like '%${MARK}%' then 1 else 2 end`,
      position: `substr(question.nano_id, 2)::integer + 1`,
      board_status: status,
      words: 'question.title',
    },
    from: `board_post as question join board_post as answer on answer.nano_id = 'a' || substr(question.nano_id, 2)
      where question.nano_id ~ '^q[0-9]+$' and not exists (select from faq where question_id = question.id)`,
  },
];
export const FAQS = faqs(`case when question.title like '%${MARK}%' then 3 else 0 end`);
export const PUBLIC_FAQS = faqs('0');
/** Inquiries of one person and of others, each with its question. */
export const INQUIRIES: readonly Seed[] = [
  {
    table: 'board_post',
    columns: {
      ...FAQ_POST,
      user_id: owned('general', 'other'),
      nano_id: `'i' || lpad(n::text, 20, '0')`,
      title: TEXT,
      board_status: '1',
    },
  },
  {
    table: 'inquiry',
    columns: {
      nano_id: 'board.nano_id',
      user_id: 'board.user_id',
      category: `case when board.title like '%${MARK}%' then 1 else 2 end`,
      state: `case when board.title like '%${MARK}%' then 0 else 2 end`,
      words: 'board.title',
      created: 'board.created',
      updated: 'board.updated',
    },
    from: `board_post as board where nano_id ~ '^i[0-9]+$' and not exists (select from inquiry where inquiry.nano_id = board.nano_id)`,
  },
  {
    table: 'inquiry_post',
    columns: { inquiry_id: 'inquiry.id', board_id: 'board.id', is_staff: 'false' },
    from: `inquiry join board_post as board using (nano_id)
      where not exists (select from inquiry_post where board_id = board.id)`,
  },
];
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
