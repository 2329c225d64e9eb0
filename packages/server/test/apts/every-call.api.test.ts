import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { listHandOvers, startHandOver } from '@danji/contracts/apts/hand-over.endpoints';
import { createScheduleFeed } from '@danji/contracts/apts/schedule-feed.endpoints';
import { deleteWorkSchedule } from '@danji/contracts/apts/schedule.endpoints';
import {
  deleteAiDocument,
  listAiDocumentVersions,
  updateAiDocument,
} from '@danji/contracts/apts/ai-document.endpoints';
import { createAiPrompt } from '@danji/contracts/apts/ai-prompt.endpoints';
import { createApartmentInfo } from '@danji/contracts/apts/apartment-info-staff.endpoints';
import { toExampleAnswers } from '@danji/contracts/apts/ai-document-forms';
import { answerWorkRequest } from '@danji/contracts/apts/work-request-staff.endpoints';
import { updateWorkSpace } from '@danji/contracts/apts/work-space.endpoints';
import { HandOverState } from '@danji/contracts/codes/hand-over-state';
import { toDocument } from '@danji/contracts/documents/document-text';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { makeDocument, resetDocuments, writeDocument } from '../ai-documents/document-scene.ts';
import { uploadFile } from '../boards/notice-scene.ts';
import { download } from '../commons/upload.ts';
import { makeSchedule, scheduleBody } from '../schedules/schedule-scene.ts';
import { sendSheet, sheetOf } from '../schedules/sheet-scene.ts';
import { ask, requestBody, toAnswer } from '../work-requests/request-scene.ts';
import { addMember, makeScene, makeSpace } from './scene.ts';

/** Stands in every text of the work space, and in no answer to an outsider. */
const SECRET = '남이 보면 안 되는';
const NOW = new Date().toISOString();
type Place = Awaited<ReturnType<typeof makePlace>>;
type Input = { params?: Record<string, string | number>; query?: object; body?: object };

/** A work space with something of every kind in it, and people who have no part in it. */
async function makePlace() {
  const { create } = testServer();
  const scene = await makeScene();
  const { people, space } = scene;
  const { token } = people.master;
  await call(updateWorkSpace, {
    token,
    params: { id: space.id },
    body: { apt_code: 'A90000001', tel: `${SECRET} 02` },
  });
  const [kept, asked] = [
    await uploadFile(token, `${SECRET} 계약서.pdf`),
    await uploadFile(people.member.token, `${SECRET} 자료.pdf`),
  ];
  const schedule = await makeSchedule(token, space.id, { title: `${SECRET} 계약`, file_ids: [kept] });
  const deleted = await makeSchedule(token, space.id, { title: `${SECRET} 지운 계약` });
  await call(deleteWorkSchedule, { token, params: { id: deleted.id } });
  const { secret_address: feed } = (await call(createScheduleFeed, { token, params: { id: space.id } })).data;
  const request = await ask(people.member, space.id, { title: `${SECRET} 요청`, file_ids: [asked] });
  const answered = await ask(people.member, space.id, { title: `${SECRET} 답한 요청` });
  await call(answerWorkRequest, {
    token: people.staff.token,
    params: { id: answered.id },
    body: toAnswer(`${SECRET} 답`),
  });
  const written = await writeDocument(people.master, space, { title: `${SECRET} 문서` });
  const { data: document } = await call(updateAiDocument, {
    token,
    params: { id: written.id },
    body: { content: toDocument(`${SECRET} 글`), updated: written.updated },
  });
  const version =
    (await call(listAiDocumentVersions, { token, query: { document_id: written.id } })).data.results[0]?.id ?? 0;
  const gone = await makeDocument(people.master, space, { title: `${SECRET} 지운 문서` });
  await call(deleteAiDocument, { token, params: { id: gone.id } });
  const { id: handOver } = (await call(startHandOver, { token, body: { space_id: space.id } })).data;
  const state = async () =>
    (await call(listHandOvers, { token, query: { space_id: space.id } })).data.results[0]?.state;
  while ((await state()) !== HandOverState.DONE) await wait(20);
  const rival = await create.general();
  const other = await makeSpace(rival, '옆 단지');
  const neighbour = await create.general();
  await addMember(rival, other, neighbour);
  const asStaff = { token: people.staff.token };
  const { id: prompt } = (
    await call(createAiPrompt, {
      ...asStaff,
      body: { document_type: 1, system: `${SECRET} 지시`, template: '{{subject}}', note: '', is_active: true },
    })
  ).data;
  const { id: info } = (await call(createApartmentInfo, { ...asStaff, body: { name: `${SECRET} 명부` } })).data;
  const outsiders = { nobody: undefined, brand: people.brand.token, rival: rival.token, neighbour: neighbour.token };
  return {
    ...scene,
    schedule,
    deleted,
    feed,
    request,
    answered,
    document,
    version,
    gone,
    handOver,
    prompt,
    info,
    other,
    files: [kept, asked],
    outsiders,
  };
}

const inSpace = ({ space }: Place): Input => ({ query: { space_id: space.id } });
const theSpace = ({ space }: Place): Input => ({ params: { id: space.id } });
const theSchedule = ({ schedule }: Place): Input => ({ params: { id: schedule.id } });
const theRequest = ({ request }: Place): Input => ({ params: { id: request.id } });
const theDocument = ({ document }: Place): Input => ({ params: { id: document.id } });
const theMember = ({ members }: Place): Input => ({ params: { id: members.member.id } });
const theInfo = ({ info }: Place): Input => ({ params: { id: info } });

/** What is inside one work space. The master of another may neither read nor change it, whoever else is refused. */
const INSIDE: Record<string, (place: Place) => Input> = {
  get_work_space: theSpace,
  change_work_space: ({ space }) => ({ body: { space_id: space.id } }),
  get_my_membership: theSpace,
  update_work_space: (place) => ({ ...theSpace(place), body: { title: '빼앗은 단지' } }),
  list_work_members: inSpace,
  update_work_member: (place) => ({ ...theMember(place), body: { role: 'master' } }),
  delete_work_member: theMember,
  create_work_member: ({ space, people }) => ({ body: { space_id: space.id, user_id: people.stranger.id } }),
  preview_facts_import: theSpace,
  import_facts: (place) => ({ ...theSpace(place), body: { updated: NOW } }),
  list_work_schedules: inSpace,
  count_work_schedules: inSpace,
  list_calendar_schedules: ({ space }) => ({ query: { space_id: space.id, month: '2026-12' } }),
  create_work_schedule: ({ space }) => ({ body: scheduleBody(space.id) }),
  get_work_schedule: theSchedule,
  delete_work_schedule: theSchedule,
  update_work_schedule: (place) => ({
    ...theSchedule(place),
    body: { title: '바꿈', updated: place.schedule.updated },
  }),
  restore_work_schedule: ({ deleted }) => ({ params: { id: deleted.id } }),
  list_old_work_schedules: theSchedule,
  list_schedule_changes: theSchedule,
  get_next_contract: theSchedule,
  export_work_schedules: inSpace,
  get_schedule_feed: theSpace,
  create_schedule_feed: theSpace,
  delete_schedule_feed: theSpace,
  list_ai_documents: inSpace,
  create_ai_document: ({ space }) => ({
    body: { space_id: space.id, document_type: 1, title: '새 문서', answers: toExampleAnswers(1) },
  }),
  get_ai_document: theDocument,
  update_ai_document: (place) => ({ ...theDocument(place), body: { title: '바꿈', updated: place.document.updated } }),
  delete_ai_document: theDocument,
  restore_ai_document: ({ gone }) => ({ params: { id: gone.id } }),
  generate_ai_document: ({ gone }) => ({ body: { document_id: gone.id } }),
  cancel_ai_document: ({ document }) => ({ body: { document_id: document.id } }),
  list_ai_document_versions: ({ document }) => ({ query: { document_id: document.id } }),
  get_ai_document_version: ({ version }) => ({ params: { id: version } }),
  restore_ai_document_version: ({ version, document }) => ({
    body: { version_id: version, updated: document.updated },
  }),
  export_ai_document: (place) => ({ ...theDocument(place), query: { format: 'pdf' } }),
  list_work_requests: inSpace,
  create_work_request: ({ space }) => ({ body: requestBody(space.id) }),
  get_work_request: theRequest,
  see_work_request: ({ answered }) => ({ params: { id: answered.id } }),
  cancel_work_request: theRequest,
  reopen_work_request: ({ answered }) => ({ params: { id: answered.id }, body: { comment: '다시요' } }),
  get_work_dashboard: inSpace,
  list_hand_overs: inSpace,
  start_hand_over: ({ space }) => ({ body: { space_id: space.id } }),
  link_hand_over: ({ handOver }) => ({ params: { id: handOver } }),
};

/** Our own staff's. */
const STAFF: Record<string, (place: Place) => Input> = {
  list_apartment_info: () => ({}),
  create_apartment_info: () => ({ body: { name: '단지' } }),
  get_apartment_info: theInfo,
  update_apartment_info: (place) => ({ ...theInfo(place), body: { name: '바꿈', updated: NOW } }),
  import_apartment_info: ({ info }) => ({ body: { apt_info_id: info } }),
  list_apartment_revisions: theInfo,
  get_ai_usage: () => ({ query: { date_start: '2026-01-01', date_end: '2026-02-01' } }),
  create_ai_prompt: () => ({ body: { document_type: 1, system: '지시', template: '{{title}}', is_active: true } }),
  activate_ai_prompt: ({ prompt }) => ({ body: { prompt_id: prompt } }),
  list_staff_work_requests: () => ({}),
  take_work_request: theRequest,
  answer_work_request: (place) => ({ ...theRequest(place), body: toAnswer('답') }),
  refuse_work_request: (place) => ({ ...theRequest(place), body: { reason: '안 돼요' } }),
};

/** Everybody's own: who is signed in may make them, and sees nothing of a work space they have no part in. */
const OWN: Record<string, (place: Place) => Input> = {
  list_work_spaces: () => ({}),
  get_work_today: () => ({}),
  get_ai_limit: ({ people }) => ({ query: { user_id: people.master.id } }),
  list_ai_prompts: () => ({}),
  get_schedule_template: () => ({}),
  list_apartment_regions: () => ({}),
  search_apartments: () => ({ query: { search: '한빛마을' } }),
  preview_apartment: () => ({ params: { code: 'A90000001' } }),
  check_apt_code: () => ({ query: { apt_code: 'A90000001' } }),
  find_work_spaces: () => ({ query: { search: '래미안' } }),
  create_work_space: () => ({ body: { title: '내 단지' } }),
  generate_work_space: () => ({ body: { apt_code: 'A90000001' } }),
};

/** Opened by a secret instead of a sign-in, and sent as a file: each has its own lines below. */
const BY_SECRET = ['download_hand_over', 'read_schedule_feed'];
const AS_FILE = ['import_work_schedules'];

const readInside = async (): Promise<unknown> => {
  const tables = [
    'work_space',
    'work_member',
    'work_schedule',
    'work_schedule_change',
    'work_schedule_feed',
    'ai_document',
    'ai_generation',
    'ai_document_version',
    'work_request',
    'work_request_event',
    'work_hand_over',
    'record_file',
    'apt_info',
    'ai_prompt',
    'staff_log',
  ] as const;
  return Promise.all(
    tables.map(
      async (table) =>
        (await sql`select to_jsonb(kept) as row from ${sql.table(table)} as kept order by 1`.execute(testServer().db))
          .rows,
    ),
  );
};

type Who = keyof Place['outsiders'];
const WHO: Who[] = ['nobody', 'brand', 'rival', 'neighbour'];
const endpoints = ENDPOINTS.filter(({ path }) => path.startsWith('/api/apts/'));
const nameOf = ({ id }: { id: string }) => id.replace('apts.', '');
const withRow = (rows: object) =>
  endpoints.filter((endpoint) => nameOf(endpoint) in rows).map((endpoint) => [nameOf(endpoint), endpoint] as const);
const attempt = (endpoint: (typeof endpoints)[number], input: Input, token: string | undefined) =>
  call(endpoint, { ...input, ...(token && { token }) } as Parameters<typeof call>[1]);

let place: Place;
let before: unknown;
beforeAll(async () => {
  await resetDocuments();
  place = await makePlace();
  before = await readInside();
}, 60_000);

/** Nothing of the work space is said, and nothing in it is other than it was. */
async function expectUntouched(answers: unknown[]): Promise<void> {
  expect(JSON.stringify(answers)).not.toContain(SECRET);
  expect(await readInside()).toEqual(before);
}

test('every call of the group has a row', () => {
  expect(endpoints.map(nameOf).toSorted()).toEqual(
    [...Object.keys(INSIDE), ...Object.keys(STAFF), ...Object.keys(OWN), ...BY_SECRET, ...AS_FILE].toSorted(),
  );
});

test.each(withRow(INSIDE))(
  '%s is refused to nobody, a brand, and the master and a member of another work space',
  async (name, endpoint) => {
    const answers = await Promise.all(
      WHO.map((who) => attempt(endpoint, INSIDE[name]?.(place) ?? {}, place.outsiders[who])),
    );
    expect(answers.map(({ status }, at) => [WHO[at], status])).toEqual([
      ['nobody', 401],
      ['brand', 403],
      ['rival', 404],
      ['neighbour', 404],
    ]);
    await expectUntouched(answers.map(({ data }) => data));
  },
);

test.each(withRow(STAFF))('%s is refused to everybody but our staff', async (name, endpoint) => {
  const { people } = place;
  const answers = await Promise.all(
    [undefined, place.outsiders.brand, place.outsiders.rival, people.member.token, people.master.token].map((token) =>
      attempt(endpoint, STAFF[name]?.(place) ?? {}, token),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403, 403]);
  await expectUntouched(answers.map(({ data }) => data));
});

describe('files and secret addresses', () => {
  test('a file of a contract or a request is nobody else’s', async () => {
    const statuses = async (token?: string) =>
      Promise.all(
        place.files.map(
          async (file) => (await download(`/api/commons/files/${file}/`, token ? { token } : {})).statusCode,
        ),
      );
    for (const who of WHO) expect([who, await statuses(place.outsiders[who])]).toEqual([who, [404, 404]]);
    expect(await statuses(place.people.member.token)).toEqual([200, 200]);
  });

  test('a sheet cannot be sent into a foreign work space', async () => {
    const sheet = await sheetOf([['용역', '경비 용역', '끼워 넣은 계약']]);
    const answers = await Promise.all(
      WHO.map((who) =>
        sendSheet(place.space.id, sheet, { ...(place.outsiders[who] && { token: place.outsiders[who] }) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404, 404]);
    await expectUntouched(answers);
  });

  test('a calendar or an archive opens with its own secret alone', async () => {
    const { pathname } = new URL(place.feed, 'http://localhost');
    const forged = [
      pathname.replace(/.\/?$/, 'x'),
      `/api/apts/apart_work_hand_over_download/${place.handOver}/`,
      `/api/apts/apart_work_hand_over_download/${place.handOver}/?t=${place.people.master.id.toString(36)}.1.x`,
    ];
    const answers = await Promise.all(forged.map((path) => download(path, { token: place.outsiders.rival })));
    for (const { statusCode } of answers) expect([404, 422]).toContain(statusCode);
    await expectUntouched(answers.map(({ payload }) => payload));
    expect((await download(pathname)).statusCode).toBe(200);
  });
});

// Last: these may make something of one's own.
test.each(withRow(OWN))(
  '%s needs a sign-in, and tells an outsider nothing of the work space',
  async (name, endpoint) => {
    const input = OWN[name]?.(place) ?? {};
    expect((await attempt(endpoint, input, undefined)).status).toBe(401);
    const answers = await Promise.all(
      (['brand', 'rival', 'neighbour'] as const).map((who) => attempt(endpoint, input, place.outsiders[who])),
    );
    for (const { status } of answers) expect([200, 403, 404, 409]).toContain(status);
    expect(JSON.stringify(answers.map(({ data }) => data))).not.toContain(SECRET);
  },
);
