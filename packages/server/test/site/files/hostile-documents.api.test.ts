import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { createMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import { createSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { checkDocument } from '@danji/server/site/files/document-check';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { assert, asyncProperty } from 'fast-check';
import { noticeBody, uploadPicture } from '../../community/notices/notice-fixture.ts';
import { popupBody } from '../popups/popup-fixture.ts';
import { toVersion } from '../system-documents/document-fixture.ts';
import { mutatedDocument, wholeDocument } from './mutated-document.ts';

const cell = (more: object = {}) => ({
  type: 'table-cell',
  ...more,
  children: [{ type: 'paragraph', children: [{ text: '' }] }],
});
const table = (...rows: object[][]) => ({
  type: 'table',
  children: rows.map((children) => ({ type: 'table-row', children })),
});
const link = (url: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ text: '누르세요' }] }],
});
const image = (fileId: string) => ({ type: 'image', fileId, children: [{ text: '' }] });
const nested = (depth: number): object => ({
  type: 'bulleted-list',
  children: [
    {
      type: 'list-item',
      children: [{ type: 'paragraph', children: [{ text: '' }] }, ...(depth > 1 ? [nested(depth - 1)] : [])],
    },
  ],
});

const HOSTILE: [name: string, block: object, path: string][] = [
  ['a script in an address', link('javascript:alert(1)'), 'content.children.0.children.0.url'],
  ['a script behind white space', link(' java\tscript:alert(1)'), 'content.children.0.children.0.url'],
  ['data in an address', link('data:text/html,<script>alert(1)</script>'), 'content.children.0.children.0.url'],
  ['a password in an address', link('https://danji.kr:pass@evil.example'), 'content.children.0.children.0.url'],
  ['an address of no scheme', link('//evil.example'), 'content.children.0.children.0.url'],
  ['unknown keys', { type: 'paragraph', onclick: 'alert(1)', children: [{ text: '' }] }, 'content.children.0.onclick'],
  ['an unknown kind', { type: 'html', html: '<script>' }, 'content.children.0.type'],
  ['a kind of the language itself', { type: 'constructor', children: [{ text: '' }] }, 'content.children.0.type'],
  ['lists 50 deep', nested(50), `content.children.0${'.children.0.children.1'.repeat(4)}.children.0.children`],
  ['a table with a hole', table([cell(), cell()], [cell()]), 'content.children.0'],
  ['a table whose cells overlap', table([cell({ rowSpan: 2 }), cell()], [cell({ colSpan: 2 })]), 'content.children.0'],
  ['a span out of the table', table([cell({ rowSpan: 2 })]), 'content.children.0'],
  ['giant spans', table([cell({ colSpan: 1_000_000_000 })]), 'content.children.0.children.0.children.0.colSpan'],
  [
    'a table in a table',
    table([{ type: 'table-cell', children: [table([cell()])] }]),
    'content.children.0.children.0.children.0.children.0.type',
  ],
  ['an address for a file', image('https://evil.example/x.png'), 'content.children.0.fileId'],
  ['a file that is not there', image('V1StGXR8_Z5jdHi6B-myT'), 'content.children.0.fileId'],
  ['a uuid that is no file', image('3f2504e0-4f89-41d3-9a0c-0305e82c3301'), 'content.children.0.fileId'],
  [
    'a frame of another house',
    { type: 'video', provider: 'evil', videoId: '../../evil', children: [{ text: '' }] },
    'content.children.0.provider',
  ],
];

/** Every call that stores a document. */
const STORING_CALLS = [
  ['notices', (token: string, content: RichDocument) => call(createNotice, { token, body: noticeBody({ content }) })],
  ['popups', (token: string, content: RichDocument) => call(createMainPopup, { token, body: popupBody({ content }) })],
  [
    'terms',
    (token: string, content: RichDocument) => call(createSystemDocument, { token, body: toVersion({ content }) }),
  ],
] as const;

/** Sends bytes that no client of ours would make. */
const sendRaw = async (token: string, content: string) => {
  const body = JSON.stringify(noticeBody({ content: toDocument('자리') })).replace(
    JSON.stringify(toDocument('자리')),
    () => content,
  );
  return (
    await testServer().app.inject({
      method: 'POST',
      url: '/api/boards/notice_create/',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: body,
    })
  ).statusCode;
};

describe.each(STORING_CALLS)('%s refuse', (_where, keep) => {
  let token = '';
  beforeAll(async () => {
    await testServer().reset();
    ({ token } = await testServer().create.staff());
  });

  test.each(HOSTILE)('%s', async (_name, block, path) => {
    const { status, problem } = await keep(token, { version: 1, children: [block] } as RichDocument);
    expect([status, problem.code, Object.keys(problem.fields ?? {})[0]]).toEqual([422, 'invalid_input', path]);
    expect(await testServer().db.selectFrom('board_post').select('id').execute()).toEqual([]);
  });

  test('a picture of somebody else', async () => {
    const foreign = await uploadPicture((await testServer().create.general()).token);
    const { problem } = await keep(token, {
      version: 1,
      children: [...toDocument('가').children, image(foreign)],
    } as RichDocument);
    expect(Object.keys(problem.fields ?? {})).toEqual(['content.children.1.fileId']);
  });
});

describe('bytes of a forged client', () => {
  beforeEach(() => testServer().reset());

  test.each<[name: string, content: string, statuses: number[]]>([
    [
      'a prototype',
      '{"version":1,"children":[{"type":"paragraph","__proto__":{"admin":true},"children":[{"text":""}]}]}',
      [400, 422],
    ],
    [
      'a constructor',
      '{"version":1,"children":[{"type":"paragraph","constructor":{"prototype":{"admin":true}},"children":[{"text":""}]}]}',
      [400, 422],
    ],
    [
      'brackets without end',
      `{"version":1,"children":[{"type":"paragraph","children":${'['.repeat(400_000)}${']'.repeat(400_000)}}]}`,
      [422],
    ],
    [
      'objects without end',
      `{"version":1,"children":[{"type":"paragraph","children":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}]}`,
      [422],
    ],
    ['two megabytes', JSON.stringify(toDocument('가'.repeat((2 * 1024 * 1024) / 3))), [413]],
    ['a number too large', '{"version":1e999,"children":[]}', [400, 422]],
    [
      'the letter no database keeps',
      '{"version":1,"children":[{"type":"paragraph","children":[{"text":"a\\u0000b"}]}]}',
      [422],
    ],
    ['half a letter', '{"version":1,"children":[{"type":"paragraph","children":[{"text":"\\ud800"}]}]}', [422]],
    ['no JSON', '{"version":1,', [400]],
  ])('%s', async (_name, content, statuses) => {
    const { token } = await testServer().create.staff();
    expect(statuses).toContain(await sendRaw(token, content));
  });
});

test('a mutated document is stored or refused, never a 500', async () => {
  await testServer().reset();
  const { token } = await testServer().create.staff();
  const fileId = await uploadPicture(token);
  await assert(
    asyncProperty(mutatedDocument(fileId), async (content) => {
      const { status, problem } = await call(createNotice, {
        token,
        body: noticeBody({ content: content as RichDocument }),
      });
      expect([200, 422]).toContain(status);
      if (status === 422)
        expect(Object.keys(problem.fields ?? {}).every((path) => path.startsWith('content'))).toBe(true);
      // The first stored notice owns the picture; without this row the next one may use it again.
      await testServer().db.deleteFrom('record_file').execute();
      await testServer().db.updateTable('stored_file').set({ use: null, record_id: null }).execute();
    }),
    { numRuns: 80 },
  );
});

test('reads return what was written, and storage has its canonical bytes', async () => {
  await testServer().reset();
  const { token } = await testServer().create.staff();
  const written = wholeDocument(await uploadPicture(token));
  const { data } = await call(createNotice, { token, body: noticeBody({ content: written }) });
  expect(data.board.content).toEqual(written);
  const { rows } = await testServer().platform.database.query('select content::text as content from board_post');
  expect(JSON.stringify(JSON.parse((rows[0] as { content: string }).content))).toBe(
    JSON.stringify(checkDocument(written, 'content')),
  );
});
