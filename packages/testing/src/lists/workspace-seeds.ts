import { AGO, DOCUMENT, marked, one, owned, type Seed, TEXT, TIMES } from './seed.ts';

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
    // As many as anybody may be in.
    from: `work_space as space where space.master_user_id = (select min(master_user_id) from work_space) and hashtext(space.apt_code) % 10 = 0 and not exists (select from work_membership where space_id = space.id)`,
  },
];
export const SPACE_CHANGES = one('work_space_change', {
  space_id: owned('space', 'otherSpace'),
  user_id: ':general:',
  kind: `'changed'`,
  fields: `'[]'`,
  created: AGO,
});
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
  category1: marked('1', '2'),
  category2: '502',
  title: TEXT,
  description: `''`,
  contract: `''`,
  contract_end: `case when other then date '2020-01-01' else date '2098-01-01' + (hashint4(n) & 255) end`,
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
  process_state: 'case when other then 0 else 2 end',
  done_datetime: 'case when other then null else now() end',
  ...TIMES,
});
export const EXPORTS = one('work_hand_over', {
  space_id: owned('space', 'otherSpace'),
  user_id: ':general:',
  state: '4',
  alive: 'now()',
  created: AGO,
});
