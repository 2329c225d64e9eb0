import { beforeEach, describe, expect, test } from '@jest/globals';
import { getInvitation, getInvitationLink, sendInvitation } from '@danji/contracts/workspace/invitation.endpoints';
import { INVITATIONS_PER_DAY } from '@danji/contracts/workspace/invitation';
import { updateWorkMember, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { endInvitations } from '@danji/server/workspace/work-spaces/end-invitations.job';
import { sendInvitationMessage } from '@danji/server/workspace/work-spaces/invitation-message';
import { createMailer, mailers } from '@danji/server/notifications/email/mailer';
import { buildTeam, KNOWN } from './invited-team.ts';
import { waitForNotification } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const TEL = '01055667788';
const DAY_SECONDS = 86_400;

/** Waits for the text messages that jobs send; resolves to them, the newest first. */
async function waitForMessages(tel: string, count = 1): Promise<string[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const messages = testServer().sandbox.inbox(tel);
    if (messages.length >= count) return messages.map(({ content }) => content);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${tel} has not got ${count} messages.`);
}

const readQueued = async () =>
  (
    await testServer().platform.database.query(
      `select 1 from pgboss.job where name = 'work_spaces.send_invitation' and state in ('created', 'active', 'retry')`,
    )
  ).rows;

/** Waits until the job of the call itself has run. */
async function untilQueueIsEmpty(): Promise<void> {
  while ((await readQueued()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

const toToken = (text = '') => /\/invitations\/([\w-]+)/.exec(text)?.[1] ?? '';
const open = (token: string, as?: string) => call(getInvitation, { ...(as && { token: as }), params: { token } });
const linkOf = (token: string, id: number) => call(getInvitationLink, { token, params: { id } });
const accept = (token: string, id: number) =>
  call(updateWorkMember, { token, params: { id }, body: { edit_state_type: EditState.DONE } });
/** Copies the link as its inviter does. */
const copy = async (token: string, id: number) => toToken((await linkOf(token, id)).data.url);

describe('a number without an account', () => {
  test('gets a text message with a link that shows where it leads, and its new account accepts once', async () => {
    const { create, send, space, master } = await buildTeam();
    const { data: invited } = await send({ tel: TEL });
    const [message = ''] = await waitForMessages(TEL);
    expect(message).toContain(`님이 '${space.title}'에 초대했어요.`);
    const token = toToken(message);
    expect((await open(token)).data).toMatchObject({
      space: { id: space.id, title: space.title },
      role: 'member',
      invited_by: 'tel',
      contact: '010-****-7788',
      my_state: null,
      my_member_id: null,
    });
    expect(await copy(master.token, invited.id)).toBe(token);

    const newcomer = await create.general({ tel: TEL });
    expect((await open(token, newcomer.token)).data).toMatchObject({ my_member_id: invited.id });
    expect((await accept(newcomer.token, invited.id)).data.edit_state_type).toBe(EditState.DONE);
    expect((await open(token, newcomer.token)).data).toMatchObject({ my_state: EditState.DONE, my_member_id: null });
    expect((await open(token)).status).toBe(404);
    expect((await open(token, master.token)).status).toBe(404);
    expect((await linkOf(master.token, invited.id)).status).toBe(409);
  });

  test('is answered like one with an account: same response, same message', async () => {
    const { send } = await buildTeam();
    const answers = [await send({ tel: TEL }), await send({ tel: KNOWN.tel })];
    const [unknown, known] = answers.map(({ status, data }) => ({
      status,
      ...data,
      id: 0,
      user: { ...data.user, name: '', tel: '' },
    }));
    expect({ ...known, created: '', invitation_expires: '' }).toEqual({
      ...unknown,
      created: '',
      invitation_expires: '',
    });
    const texts = [await waitForMessages(TEL), await waitForMessages(KNOWN.tel)];
    expect(new Set(texts.map(([text = '']) => text.replace(toToken(text), ''))).size).toBe(1);
  });
});

test('an account with another contact reads the invitation and cannot accept it; nobody reads a guessed link', async () => {
  const { create, send, master } = await buildTeam();
  const { data: invited } = await send({ tel: TEL });
  const token = await copy(master.token, invited.id);
  const other = await create.general({ tel: '01011112222' });
  expect((await open(token, other.token)).data).toMatchObject({ my_member_id: null, my_state: null });
  expect((await accept(other.token, invited.id)).status).toBe(404);
  for (const guess of [
    `${token.slice(0, -1)}!`,
    `${invited.id}-`,
    `${invited.id}`,
    `${invited.id + 1}${token.slice(1)}`,
  ])
    expect([guess, (await open(guess)).status]).toEqual([guess, 404]);
});

test('an invitation that is sent again has a new link, counts, and gets a second message', async () => {
  const { send, master, member } = await buildTeam();
  const { data: invited } = await send({ tel: TEL });
  const before = toToken((await waitForMessages(TEL))[0]);
  testServer().clock.advance(60);
  const again = (as: string) => call(sendInvitation, { token: as, params: { id: invited.id } });
  expect((await again(member.token)).status).toBe(403);
  const { data } = await again(master.token);
  expect(new Date(data.invitation_expires ?? 0).getTime()).toBe(
    new Date(invited.invitation_expires ?? 0).getTime() + 60_000,
  );
  const [newest = ''] = await waitForMessages(TEL, 2);
  expect(toToken(newest)).not.toBe(before);
  expect([(await open(before)).status, (await open(toToken(newest))).status]).toEqual([404, 200]);
  const usage = await testServer()
    .db.selectFrom('invitation_usage')
    .where('user_id', '=', master.id)
    .select('count')
    .executeTakeFirstOrThrow();
  // buildTeam has sent one.
  expect(usage.count).toBe(3);
  expect(INVITATIONS_PER_DAY).toBeGreaterThan(3);
});

test('an address gets the link by e-mail at most five times in a day, which its new account answers; others cannot', async () => {
  const { create, send, master, space } = await buildTeam();
  const { platform, sandbox } = testServer();
  const invite = async () => (await send({ email: 'Newcomer@danji.test' })).data;
  const invited = await invite();
  const job = () =>
    sendInvitationMessage.run({
      ...platform,
      rateLimitScale: 1,
      data: { member_id: invited.id, actor_id: master.id },
      shared: undefined,
    });
  const isSent = async () => (await linkOf(master.token, invited.id)).data.is_sent;
  const mails = () => sandbox.mail.list('newcomer@danji.test');
  await untilQueueIsEmpty();
  await job();
  expect([await isSent(), mails()]).toEqual([false, []]);

  const mailer = createMailer({ url: sandbox.smtpUrl, from: 'no-reply@danji.test', requiresTls: false, timeout: 2000 });
  platform.contributions.add(mailers, 'test', mailer);
  try {
    sandbox.mail.injectFault('newcomer@danji.test', 'defer');
    await expect(job()).rejects.toThrow('smtp_451');
    sandbox.mail.injectFault('newcomer@danji.test', undefined);
    for (let tries = 0; tries < 5; tries += 1) await job();
    expect([await isSent(), mails().length]).toEqual([true, 4]);
  } finally {
    platform.contributions.of(mailers).delete('test');
    mailer.close();
  }
  const [mail] = mails();
  expect(mail?.subject).toContain(`님이 '${space.title}'에 초대했어요`);
  const token = toToken(mail?.text);
  expect(mail?.html).toContain(token);
  expect((await open(token)).data).toMatchObject({ invited_by: 'email', contact: expect.stringMatching(/\*@danji/) });

  const other = await create.general({ email: 'other@danji.test' });
  expect((await accept(other.token, invited.id)).status).toBe(404);
  const newcomer = await create.general({ email: 'newcomer@danji.test' });
  expect((await open(token, newcomer.token)).data).toMatchObject({ my_member_id: invited.id });
  await accept(newcomer.token, invited.id);
  // Nobody verifies addresses: a master confirms who it is (ADR 0032).
  expect((await open(token, newcomer.token)).data).toMatchObject({ my_state: EditState.PENDING, my_member_id: null });
  expect(sandbox.inbox().filter(({ content }) => content.includes(token))).toEqual([]);
});

test('ends after 14 days: the link is over, nobody accepts, and the number is deleted and the managers told', async () => {
  const { create, send, list, master } = await buildTeam();
  const { data: invited } = await send({ tel: TEL });
  const other = (await send({ email: 'late@danji.test' })).data;
  const token = await copy(master.token, invited.id);
  const newcomer = await create.general({ tel: TEL });
  testServer().clock.advance(14 * DAY_SECONDS - 60);
  expect((await open(token)).status).toBe(200);
  testServer().clock.advance(61);
  expect((await open(token)).status).toBe(404);
  const [late, manager] = [
    await openSession(testServer().platform, newcomer.id),
    await openSession(testServer().platform, master.id),
  ];
  const refused = await accept(late.token, invited.id);
  expect([refused.status, refused.problem.title]).toEqual([409, expect.stringContaining('14일이 지나')]);
  await testServer().platform.jobs.runNow(endInvitations, {});
  expect((await list(manager.token)).results.map(({ id }) => id)).toEqual([]);
  expect((await linkOf(manager.token, other.id)).status).toBe(404);
  const { content } = await waitForNotification(master, '초대가 끝났어요');
  expect(content).toContain('010-****-7788 외 1명 님이 14일 동안 답하지 않았어요.');
});

test('a number gets at most five messages of invitations in a day', async () => {
  const { send, master } = await buildTeam();
  const { data: invited } = await send({ tel: TEL });
  await waitForMessages(TEL);
  const run = { ...testServer().platform, rateLimitScale: 1, data: { member_id: invited.id, actor_id: master.id } };
  for (let sent = 1; sent < 8; sent += 1) await sendInvitationMessage.run({ ...run, shared: undefined });
  expect(testServer().sandbox.inbox(TEL)).toHaveLength(5);
});

test('a message names people and places without anything that a phone makes a link of', async () => {
  const { send, master, space } = await buildTeam();
  await call(updateWorkSpace, {
    token: master.token,
    params: { id: space.id },
    body: { title: '상품 https://evil.test/a 당첨' },
  });
  await send({ tel: TEL });
  const [message = ''] = await waitForMessages(TEL);
  expect(message).toContain(`'상품 https evil test a 당첨'`);
});
