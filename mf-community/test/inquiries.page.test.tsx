import { beforeEach, expect, test } from '@jest/globals';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { createFaq } from '@danji/contracts/community/faq-staff.endpoints';
import { createInquiry, getInquiry, listInquiries, updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import { renderPage, type RenderedPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('a person asks, sees matching questions while typing, reads the answer, and asks again', async () => {
  const { create, clock } = testServer();
  const [author, staff] = [await create.general({ name: '한소장' }), await create.staff()];
  await call(createFaq, {
    token: staff.token,
    body: {
      category: SupportCategory.WORKSPACE,
      title: '초대장을 받지 못했대요.',
      content: toDocument('다시 보내 주세요.'),
      board_status: BoardStatus.VISIBLE,
    },
  });
  const { screen, user, address, waitFor, go, within } = await renderPage(remote.routes, {
    at: '/support/inquiries',
    as: author,
  });
  await user.click((await screen.findAllByRole('link', { name: '문의하기' }))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '문의 보내기' }));
  expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '동료 초대장');
  expect(await screen.findByRole('link', { name: '초대장을 받지 못했대요.' })).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '어제 보낸 초대가 오지 않았대요.');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '동료 초대장' })).toBeTruthy();
  expect(address()).toMatch(/^\/support\/inquiries\/[\w-]{21}$/);
  const [made] = (await call(listInquiries, { token: author.token })).data.results;
  const params = { id: made?.id ?? 0 };
  clock.advance(1);
  const body = { content: '다시 보냈어요.', updated: made?.updated ?? '' };
  await call(updateInquiry, { token: staff.token, params, body });
  await go('/support/inquiries');
  await user.click(await screen.findByRole('link', { name: /동료 초대장/ }));
  expect(await screen.findByText('다시 보냈어요.')).toBeTruthy();
  clock.advance(1);
  (await screen.findByRole('slider', { name: /만족/ })).focus();
  await user.keyboard('4');
  await user.click(screen.getByRole('button', { name: '평가 보내기' }));
  await waitFor(async () =>
    expect((await call(getInquiry, { token: author.token, params })).data.satisfaction).toBe(4),
  );
  await user.type(await screen.findByRole('textbox', { name: /이어서 묻기/ }), '이제 왔어요.');
  clock.advance(1);
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(async () =>
    expect((await call(getInquiry, { token: author.token, params })).data.posts).toHaveLength(3),
  );
  const posts = within(screen.getByRole('list', { name: '주고받은 내용' }));
  expect(await posts.findByText('이제 왔어요.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /이어서 묻기/ }).value).toBe('');
  expect(posts.getByText('단지 고객지원')).toBeTruthy();
  clock.advance(1);
  await user.click(screen.getByRole('button', { name: '문의 종료' }));
  await waitFor(async () => expect((await call(getInquiry, { token: author.token, params })).data.state).toBe(3));
});

test('a person takes an inquiry back before it is answered; our staff are led to their desk', async () => {
  const { create } = testServer();
  const [author, staff] = [await create.general(), await create.staff()];
  const input = { category: SupportCategory.POINT, title: '포인트가 없어요', content: '어제까지 있었어요.' };
  const made = (await call(createInquiry, { token: author.token, body: input })).data;
  const at = `/support/inquiries/${made.nano_id}`;
  const desk = await renderPage(remote.routes, { at, as: staff });
  const link = await desk.screen.findByRole('link', { name: '답변하러 가기' });
  expect(link.getAttribute('href')).toBe(`/admin/inquiries/${made.nano_id}`);
  expect(desk.screen.queryByRole('button', { name: '삭제' })).toBeNull();
  const { screen, user, address, waitFor, within } = await renderPage(remote.routes, { at, as: author });
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(address()).toBe('/support/inquiries'));
  expect((await call(listInquiries, { token: author.token })).data.count).toBe(0);
});

const TEL = '01012345678';

/** Types the number and the code of the message that came. */
async function checkPhone({ screen, user }: Pick<RenderedPage, 'screen' | 'user'>): Promise<void> {
  const tel = await screen.findByRole('textbox', { name: /휴대폰 번호/ });
  await user.clear(tel);
  await user.type(tel, TEL);
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  const code = await screen.findByRole('textbox', { name: /인증번호/ });
  const [message] = testServer().sandbox.inbox(TEL);
  await user.type(code, /\[(\d{6})\]/.exec(message?.content ?? '')?.[1] ?? '');
  await user.click(screen.getByRole('button', { name: '확인' }));
}

test('a visitor asks after a phone check and reads the answer after another; what was typed meanwhile stays', async () => {
  const { create, clock } = testServer();
  const first = await renderPage(remote.routes, { at: '/support/inquiries' });
  const { screen, waitFor } = first;
  let { user } = first;
  await user.click(await screen.findByRole('link', { name: '비회원으로 문의하기' }));
  await user.type(await screen.findByRole('textbox', { name: /이름/ }), '김하늘');
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '계정이 정지됐어요');
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '이유를 알려 주세요.');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  expect(await screen.findByText('휴대폰 인증을 먼저 해 주세요.')).toBeTruthy();
  await checkPhone(first);
  await screen.findByText('010-1234-5678 인증했어요');
  clock.advance(601);
  const page = await renderPage(remote.routes, { at: '/support/inquiries/new', isReload: true });
  const { address, go } = page;
  user = page.user;
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  expect(await screen.findByText('휴대폰 인증을 다시 해 주세요.')).toBeTruthy();
  await checkPhone(page);
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '계정이 정지됐어요' })).toBeTruthy();
  const staff = await create.staff();
  const [made] = (await call(listInquiries, { token: staff.token })).data.results;
  expect(address()).toBe(`/support/inquiries/visitor/${made?.nano_id}`);
  const params = { id: made?.id ?? 0 };
  await user.type(await screen.findByRole('textbox', { name: /이어서 묻기/ }), '아직이에요.');
  clock.advance(601);
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.queryByText('이유를 알려 주세요.')).toBeNull());
  const body = { content: '풀어 드렸어요.', updated: made?.updated ?? '' };
  await call(updateInquiry, { token: staff.token, params, body });
  await checkPhone(page);
  expect(await screen.findByText('풀어 드렸어요.')).toBeTruthy();
  const reply = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /이어서 묻기/ });
  expect(reply.value).toBe('아직이에요.');
  clock.advance(1);
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(async () =>
    expect((await call(getInquiry, { token: staff.token, params })).data.posts).toHaveLength(3),
  );
  await go('/support/inquiries/visitor');
  expect(await screen.findByRole('link', { name: /계정이 정지됐어요/ })).toBeTruthy();
});
