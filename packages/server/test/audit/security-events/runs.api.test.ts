import { beforeEach, expect, test } from '@jest/globals';
import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import { signAccessToken } from '@danji/server/platform/http/access-token';
import { findRuns } from '@danji/server/audit/security-events/find-runs.job';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { trySignIn } from './events.ts';

let admin: TestAccount;
const look = () => testServer().platform.jobs.runNow(findRuns, {});
/** The notifications of an account, with a token of the present. */
const news = async ({ session }: TestAccount = admin) => {
  const { platform, clock } = testServer();
  const token = signAccessToken(platform.signingKey, session, clock.now());
  return (await listNotified(token)).map(({ title, content, link }) => ({ title, content, link }));
};
async function failFrom(times: number, emailOf: (time: number) => string, user_type: 0 | 2 = 2): Promise<void> {
  for (let time = 0; time < times; time += 1) await trySignIn(emailOf(time), 'wrong12345', user_type);
}

const unknown = (time: number) => `nobody${time}@danji.test`;

beforeEach(async () => {
  await testServer().reset();
  admin = await testServer().create.admin();
});

test('twenty failures from one address are told to every ADMIN, once in an hour, with a link to them', async () => {
  const { create, clock } = testServer();
  const [second, staff] = [await create.admin(), await create.staff()];
  await failFrom(19, unknown);
  await look();
  expect(await news()).toEqual([]);
  await failFrom(1, unknown);
  await look();
  await look();
  const told = {
    title: '로그인 실패가 이어지고 있어요',
    content: 'IP 주소 127.0.0.1에서 10분 동안 로그인에 20번 실패했어요.',
    link: '/admin/security-events?ip=127.0.0.1',
  };
  expect(await news()).toEqual([told]);
  expect(await news(second)).toEqual([told]);
  expect(await news(staff)).toEqual([]);
  const { data } = await call(listSecurityEvents, { token: admin.token, query: { kind: SecurityEventKind.ALARM } });
  expect(data.results).toMatchObject([{ ip: '127.0.0.1', detail: { failures: 20 } }]);
  clock.advance(61 * 60);
  await look();
  expect(await news()).toHaveLength(1);
  await failFrom(20, unknown);
  await look();
  expect(await news()).toHaveLength(2);
});

test('five failures of an operator’s account are a run, of a member’s twenty', async () => {
  const { create } = testServer();
  const boss = await create.staff({ name: '박운영', email: 'boss@danji.test', password: 'apart2468' });
  await create.general({ email: 'kim@danji.test', password: 'apart2468' });
  await failFrom(6, () => 'kim@danji.test');
  await failFrom(4, () => 'boss@danji.test', 0);
  await look();
  expect(await news()).toEqual([]);
  await failFrom(1, () => 'boss@danji.test', 0);
  await look();
  expect(await news()).toEqual([
    {
      title: '로그인 실패가 이어지고 있어요',
      content: "'박운영' 계정의 로그인이 10분 동안 5번 실패했어요.",
      link: `/admin/security-events?user_id=${boss.id}`,
    },
  ]);
});
