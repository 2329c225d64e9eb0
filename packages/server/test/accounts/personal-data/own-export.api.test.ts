import { beforeEach, expect, jest, test } from '@jest/globals';
import { createOwnExportLink } from '@danji/contracts/accounts/own-export.endpoints';
import { updateMe, withdraw } from '@danji/contracts/accounts/profile.endpoints';
import { createGuest, signInAs } from '@danji/contracts/accounts/session.endpoints';
import { eraseAccounts } from '@danji/server/accounts/personal-data/erase-accounts.job';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { download, picture, upload } from '../../site/files/upload.ts';
import { makeSchedule } from '../../workspace/schedules/schedule-fixture.ts';
import { ask } from '../../workspace/work-requests/work-request-fixture.ts';
import { addMember, buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { readZip } from '../../workspace/workspace-export/read-zip.ts';

const PASSWORD = 'apart2468';
const DAY = 86_400;

beforeEach(() => testServer().reset());

const link = (person: TestAccount, password?: string) =>
  call(createOwnExportLink, { token: person.token, body: { ...(password !== undefined && { password }) } });

/** Downloads the archive and reads its entries as texts, by path. */
async function open(url: string): Promise<Record<string, string>> {
  const response = await download(url);
  expect(response.statusCode).toBe(200);
  return Object.fromEntries(readZip(response.rawPayload).map(({ name, bytes }) => [name, bytes.toString()]));
}
const lastDownload = () => testServer().db.selectFrom('own_export').selectAll().executeTakeFirst();

/** Waits until the download has been recorded, which happens after its last byte. */
async function untilRecorded(): Promise<void> {
  for (let tries = 0; tries < 400 && !(await lastDownload()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

test('holds everything of the account in Korean, and nothing of other people', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const { create, db } = testServer();
  const person = await create.general({ name: '남궁하늘', tel: '01077665544', password: PASSWORD });
  await addMember(accounts.master, space, person);
  const { images } = await upload('images', [{ name: '얼굴.png', bytes: await picture(8, 8) }], {
    token: person.token,
    fields: { is_temp: 'true' },
  });
  await call(updateMe, {
    token: person.token,
    body: { nickname: '하늘소장', profile_image_id: images[0]?.nano_id ?? null },
  });
  await makeSchedule(person.token, space.id, { title: '승강기 유지' });
  await ask(person, space.id, { title: '세대수 정정' });
  // Far from its end: everybody who works there is told of a near one.
  await makeSchedule(accounts.member.token, space.id, { title: '남이 등록한 계약', contract_end: null });
  await ask(accounts.member, space.id, { title: '남이 보낸 요청' });

  const { data, status } = await link(person, PASSWORD);
  expect(status).toBe(200);
  const files = await open(data.url);
  expect(Object.keys(files)).toEqual([
    '계정.json',
    '계정/얼굴.png',
    '동의.json',
    '워크스페이스.json',
    '등록한 일정·계약.json',
    'AI 문서.json',
    '보낸 요청.json',
    '알림.json',
    '포인트 내역.json',
    '알림 받는 방법.json',
    '알림 받는 기기.json',
    '주문.json',
    '업체 평가.json',
    '장바구니.json',
    '찜한 상품.json',
    '배송지.json',
    '결제.json',
    '읽은 공지.json',
    '커뮤니티 글.json',
    '커뮤니티 답변.json',
    '댓글.json',
    '1:1 문의.json',
    '추천 관계.json',
    '신고.json',
    '자주 묻는 질문 평가.json',
    '차단한 작성자.json',
    '커뮤니티 추천.json',
    '커뮤니티 북마크.json',
    '광고.json',
    '커뮤니티 활동 제한.json',
    '업체 소개.json',
    '증빙 서류.json',
    '요금제.json',
    '새 공고 알림.json',
    '입찰공고.json',
    '새 K-apt 공고 알림.json',
    '쿠폰 신청.json',
    '제안.json',
    '적격심사 평가.json',
    '제안 메시지.json',
    '아직 쓰지 않은 파일.json',
    '상품 질문.json',
    '재입고 알림.json',
    '상품 후기.json',
    '현금영수증·세금계산서.json',
    '읽어 주세요.txt',
  ]);
  expect(JSON.parse(files['계정.json'] ?? '')).toMatchObject({
    프로필: { 이름: '남궁하늘', 닉네임: '하늘소장', 휴대폰: '010-7766-5544', 회원번호: person.nano_id },
    근무지: { 건물: '테스트아파트' },
  });
  expect(JSON.parse(files['등록한 일정·계약.json'] ?? '')).toMatchObject([{ 제목: '승강기 유지' }]);
  expect(JSON.parse(files['보낸 요청.json'] ?? '')).toMatchObject([{ 제목: '세대수 정정' }]);
  const everything = Object.values(files).join('\n');
  const others = await db
    .selectFrom('user_account')
    .where('id', '<>', person.id)
    .select(['name', 'email', 'tel'])
    .execute();
  for (const { name, email, tel } of others)
    for (const trace of [name, email ?? '-----', tel]) expect(everything).not.toContain(trace);
  expect(everything).not.toMatch(/남이 등록한|남이 보낸|\$argon2/);
});

test('names nobody who wrote to the account or belongs to its work space', async () => {
  const { accounts } = await buildWorkSpaceFixture();
  await deliverNotifications();
  const files = await open((await link(accounts.master)).data.url);
  expect(JSON.parse(files['알림.json'] ?? '')).toMatchObject([
    ...Array.from({ length: 3 }, () => ({ 제목: '초대를 수락했어요' })),
    { 제목: '참여 요청이 왔어요' },
  ]);
  const everything = Object.values(files).join('\n');
  for (const { name, id } of Object.values(accounts))
    if (id !== accounts.master.id) expect(everything).not.toContain(`${name} 님`);
});

test('leaves out the records of a work space that the account has left', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const person = await testServer().create.general();
  await addMember(accounts.master, space, person);
  await makeSchedule(person.token, space.id, { title: '승강기 유지' });
  await testServer()
    .db.updateTable('work_membership')
    .set({ edit_state_type: 1 })
    .where('user_id', '=', person.id)
    .execute();
  const files = await open((await link(person)).data.url);
  expect(files['등록한 일정·계약.json']).toBe('[]\n');
  expect(files['워크스페이스.json']).toContain('나간 사람');
});

test('a vendor gets its business and its advertisements', async () => {
  const brand = await testServer().create.brand({ company: '가람토건', business_no: '1234567891' });
  const files = await open((await link(brand)).data.url);
  expect(JSON.parse(files['계정.json'] ?? '')).toMatchObject({ 사업자정보: { 상호: '가람토건' } });
});

test('asks for the password where there is one', async () => {
  const { create } = testServer();
  const person = await create.general({ password: PASSWORD });
  expect((await link(person)).problem.fields).toEqual({ password: '비밀번호를 입력해 주세요.' });
  expect((await link(person, 'wrong12345')).problem.fields).toEqual({ password: '비밀번호가 맞지 않아요.' });
  expect((await link(person, PASSWORD)).status).toBe(200);
  expect((await link(await create.general())).status).toBe(200);
});

test('is there once a day; a download that broke off does not count', async () => {
  const { clock, create, platform } = testServer();
  const person = await create.general();
  const { url } = (await link(person)).data;
  const own = platform.contributions.of(personalData).get('notifications')?.own;
  if (!own) throw new Error('Notifications are not part of the export.');
  const spy = jest.spyOn(own, 'collect').mockRejectedValueOnce(new Error('the database is gone'));
  expect((await download(url)).statusCode).toBe(500);
  spy.mockRestore();
  expect((await link(person)).status).toBe(200);
  await open(url);
  await untilRecorded();
  expect((await link(person)).problem).toMatchObject({ status: 429, code: 'own_export_limit_reached' });
  expect((await download(url)).json()).toMatchObject({ code: 'own_export_limit_reached' });
  clock.advance(DAY);
  const session = await openSession(platform, person.id);
  expect((await link({ ...person, ...session })).status).toBe(200);
});

test('the address works for ten minutes, as long as the account is in good standing, and for nothing else', async () => {
  const { clock, create } = testServer();
  const person = await create.general();
  const { url } = (await link(person)).data;
  expect((await download(`${url}x`)).statusCode).toBe(404);
  expect((await download(url.replace(/t=\w+/, `t=${(person.id + 1).toString(36)}`))).statusCode).toBe(404);
  clock.advance(601);
  expect((await download(url)).statusCode).toBe(404);
  const next = (await link(person)).data.url;
  await call(withdraw, { token: person.token, body: { reason: '이사' } });
  expect((await download(next)).statusCode).toBe(404);
});

test('is not for guests, for operators, and for operators who act as somebody', async () => {
  const { create } = testServer();
  const admin = await create.admin();
  const person = await create.general();
  expect((await link(admin)).problem.title).toBe(
    '운영자 계정의 데이터는 내려받을 수 없어요. 최고관리자에게 요청해 주세요.',
  );
  const { data: guest } = await call(createGuest, { body: {} });
  expect((await call(createOwnExportLink, { token: guest.access, body: {} })).problem.code).toBe('signup_incomplete');
  const { data: acting } = await call(signInAs, { token: admin.token, body: { user_id: person.id, reason: '문의' } });
  expect((await call(createOwnExportLink, { token: acting.access, body: {} })).status).toBe(403);
});

test('the time of the download is erased with the account', async () => {
  const { clock, create, platform } = testServer();
  const person = await create.general();
  await open((await link(person)).data.url);
  await untilRecorded();
  await call(withdraw, { token: person.token, body: { reason: '이사' } });
  clock.advance(40 * DAY);
  await platform.jobs.runNow(eraseAccounts, {});
  expect(await lastDownload()).toBeUndefined();
});
