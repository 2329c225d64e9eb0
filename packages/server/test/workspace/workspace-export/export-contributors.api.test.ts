import { beforeEach, expect, test } from '@jest/globals';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { deleteWorkSchedule, updateWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import type { NanoId } from '@danji/contracts/fields';
import { workspaceExports } from '@danji/server/workspace/workspace-export/index';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture, makeSpace } from '../work-spaces/work-space-fixture.ts';
import {
  inDays,
  makeRequest,
  makeSuggestItem,
  markRead,
  moveItem,
} from '../../bids/suggest-requests/suggest-request-fixture.ts';
import { resetDocuments, writeDocument } from '../ai-documents/document-fixture.ts';
import { upload } from '../../site/files/upload.ts';
import { makeSchedule, scheduleBody } from '../schedules/schedule-fixture.ts';

beforeEach(resetDocuments);

const collect = async (name: string, spaceId: number) => {
  const { platform, db } = testServer();
  const part = platform.contributions.of(workspaceExports).get(name);
  if (!part) throw new Error(`There is no part '${name}'.`);
  return part.collect(db, spaceId);
};

test('contracts come with their predecessor, their history and their files, and nobody else’s', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const { files } = await upload('files', [{ name: '계약서.txt', bytes: '계약' }], {
    token: accounts.member.token,
    fields: { is_temp: 'true' },
  });
  const old = await makeSchedule(accounts.member.token, space.id, {
    title: '지난 경비 용역',
    contract_start: '2025-01-01',
    contract_end: '2025-12-31',
  });
  const made = await makeSchedule(accounts.member.token, space.id, {
    previous_id: old.id,
    contract_amount: 1_200_000,
    file_ids: [files[0]?.nano_id as NanoId],
  });
  const { space_id: _space, ...fields } = scheduleBody(space.id);
  await call(updateWorkSchedule, {
    token: accounts.master.token,
    params: { id: made.id },
    body: {
      ...fields,
      title: '새 경비 용역',
      previous_id: old.id,
      updated: made.updated,
      file_ids: [files[0]?.nano_id as NanoId],
    } as never,
  });
  const gone = await makeSchedule(accounts.member.token, space.id, { title: '지운 계약' });
  await call(deleteWorkSchedule, { token: accounts.member.token, params: { id: gone.id } });
  const rival = await testServer().create.general();
  await makeSchedule(rival.token, (await makeSpace(rival, '남의 단지')).id, { title: '남의 계약' });

  const { data, tables, files: kept } = await collect('schedules', space.id);
  expect(data).toMatchObject([
    {
      title: '새 경비 용역',
      previous_title: '지난 경비 용역',
      history: [
        { kind: 'created', user: accounts.member.name },
        { kind: 'changed', user: accounts.master.name },
      ],
      files: [{ name: '계약서.txt' }],
    },
    { title: '지난 경비 용역' },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/지운 계약|남의 계약/);
  expect(tables[0]?.rows.map((row) => row[2])).toEqual(['새 경비 용역', '지난 경비 용역']);
  expect(kept?.map(({ name }) => name)).toEqual(['계약서.txt']);
});

test('documents come with their text and become pages of their own', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const { id, title } = await writeDocument(accounts.member, space, { document_type: AiDocumentType.NOTICE });
  const rival = await testServer().create.general();
  await writeDocument(rival, await makeSpace(rival, '남의 단지'), { title: '남의 문서' });
  const { data, documents, tables } = await collect('ai_documents', space.id);
  expect(data).toMatchObject([{ id, title, writer: accounts.member.name, content: { version: 1 } }]);
  expect(documents).toMatchObject([{ id: `document-${id}`, title, content: { version: 1 } }]);
  expect(tables[0]?.rows).toHaveLength(1);
});

test('the details come with who changed them, our staff without a name', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const change = (token: string, body: object) => call(updateWorkSpace, { token, params: { id: space.id }, body });
  await change(accounts.member.token, { number_of_units: 777, amenities: ['헬스장', '독서실'] });
  await change(accounts.staff.token, { tel: '0212345678' });
  await makeSpace(await testServer().create.general(), '남의 단지');
  const { data, tables } = await collect('facts', space.id);
  expect(data).toMatchObject({
    title: space.title,
    history: [
      { kind: 'created', user: accounts.master.name, fields: [] },
      { kind: 'changed', user: accounts.member.name, fields: [{ field: 'number_of_units', after: 777 }, {}] },
      { kind: 'changed', user: null, fields: [{ field: 'tel', before: space.tel, after: '0212345678' }] },
    ],
  });
  expect(tables[1]?.rows.map((row) => row.slice(1))).toEqual([
    [accounts.master.name, '만들기', '', '', ''],
    [accounts.member.name, '고치기', '세대수', expect.stringMatching(/세대$|^-$/), '777세대'],
    [accounts.member.name, '고치기', '부대시설', space.amenities.join(', ') || '-', '헬스장, 독서실'],
    ['단지 운영팀', '고치기', '관리사무소 전화', expect.any(String), '02-1234-5678'],
  ]);
});

test('bid notices come with their pages, and offers only once they are opened', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const { master, brand } = accounts;
  const notice = await makeSuggestItem(space.id, master.id, { work_scope: JSON.stringify(toDocument('옥상 우레탄')) });
  const rival = await testServer().create.general();
  const other = await makeSuggestItem((await makeSpace(rival, '남의 단지')).id, rival.id, { title: '남의 공고' });
  for (const each of [notice, other]) {
    await markRead(each, brand);
    await makeRequest(brand, each);
  }
  const { data, documents, tables } = await collect('suggest_items', space.id);
  expect(data).toMatchObject([{ title: '옥상 방수 공사', writer: master.name, events: [], questions: [], files: [] }]);
  expect(documents).toMatchObject([{ content: toDocument('옥상 우레탄') }, { title: '옥상 방수 공사 참가 자격' }]);
  expect(tables[0]?.rows.map((row) => row.slice(0, 6))).toEqual([
    ['입찰공고', expect.any(String), '옥상 방수 공사', '모집 중', '일반경쟁', '최저낙찰'],
  ]);
  expect((await collect('suggest_requests', space.id)).data).toEqual([]);
  await moveItem(notice, { state: SuggestItemState.CLOSED, opened: inDays(11) });
  const offers = await collect('suggest_requests', space.id);
  expect(offers.data).toMatchObject([{ notice: '옥상 방수 공사', state: 'sent', total_price: 38_416_000 }]);
  expect(offers.documents).toHaveLength(1);
  expect(offers.tables[0]?.rows[0]?.slice(2, 5)).toEqual(['제출', 38_416_000, '부가세 별도']);
});
