import { beforeEach, expect, test } from '@jest/globals';
import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { clientStorage } from '@danji/shell-sdk';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';
import { readCode } from './typing.ts';

const TEL = '01012345678';

beforeEach(async () => testServer().reset());

test('signs up step by step with a code by text message', async () => {
  // The choice of the landing page reaches the sign-up: this one is 입주민.
  const { user, screen, waitFor } = await openShell({ at: '/signup/user?as=resident' });
  expect(await screen.findByText(/^입주민으로 가입해요/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '다음' }));
  await screen.findByText('만 14세 이상, 이용약관, 개인정보 수집·이용을 확인해 주세요.');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '(필수) 만 14세 이상이에요' }));
  await user.click(screen.getByRole('checkbox', { name: '모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '다음' }));

  await user.click(await screen.findByRole('button', { name: '다음' }));
  await screen.findByText('휴대폰 인증을 먼저 해 주세요.');
  expect(document.activeElement).toBe(screen.getByLabelText(/^휴대폰 번호/));
  await user.type(screen.getByLabelText(/^휴대폰 번호/), TEL);
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await user.type(await screen.findByLabelText('인증번호'), '000000');
  await user.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByText(/인증번호가 맞지 않/);
  await user.clear(screen.getByLabelText('인증번호'));
  await user.type(screen.getByLabelText('인증번호'), readCode(TEL));
  await user.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '다음' }));

  // A step back keeps the proof, and what was agreed to before it.
  await user.click(await screen.findByRole('button', { name: '이전' }));
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '이전' }));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: '모두 동의해요' })).checked).toBe(true);
  expect(screen.queryByRole('button', { name: '이전' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '다음' }));
  await user.click(await screen.findByRole('button', { name: '다음' }));
  // Finished steps can be opened, too.
  await user.click(await screen.findByRole('button', { name: '휴대폰 인증 다시 열기' }));
  await screen.findByText('010-1234-5678 인증했어요');
  expect(screen.queryByRole('button', { name: '계정 정보 다시 열기' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '다음' }));

  await user.type(await screen.findByRole('textbox', { name: /^이름/ }), '김새롬');
  await user.type(screen.getByRole('textbox', { name: /^이메일/ }), 'new@danji.test');
  await user.type(screen.getByLabelText(/^비밀번호\*?$/), '123456');
  await user.type(screen.getByLabelText(/^비밀번호 확인/), 'other1');
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await screen.findByText('비밀번호는 영문과 숫자를 섞어 입력해 주세요. 다른 문자는 쓸 수 없어요.');
  await screen.findByText('비밀번호가 서로 달라요.');
  for (const label of [/^비밀번호\*?$/, /^비밀번호 확인/]) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), 'saerom2026');
  }
  const refCode = screen.getByRole('textbox', { name: /^추천 코드/ });
  await user.type(refCode, 'NOBODY');
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await waitFor(() => expect(refCode.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(refCode));
  await user.clear(refCode);
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await screen.findByText('김새롬 님, 환영해요');
  expect(screen.getByText('이제 우리 단지를 찾아 참여를 요청해 보세요.')).toBeTruthy();
  const made = await testServer().db.selectFrom('user_account').select(['email', 'name', 'tel']).execute();
  expect(made).toEqual([{ email: 'new@danji.test', name: '김새롬', tel: TEL }]);
});

test('tells beside its consent what is collected, why, how long and that it may be refused, and asks for each consent', async () => {
  const { user, screen, within } = await openShell({ at: '/signup/brand' });
  const notice = within(await screen.findByRole('region', { name: '개인정보 수집·이용 안내' }));
  expect(notice.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '수집 항목',
    '이용 목적',
    '보유 기간',
    '거부할 권리',
  ]);
  expect(notice.getByText(/비밀번호, 휴대폰 번호 · 상호, 사업자등록번호/)).toBeTruthy();
  expect(notice.getByText(/동의하지 않으면 가입할 수 없어요/)).toBeTruthy();
  const check = (name: RegExp) => user.click(screen.getByRole('checkbox', { name }));
  await check(/만 14세 이상이에요/);
  await check(/이용약관에 동의해요/);
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect((await screen.findByRole('alert')).textContent).toBe('개인정보 수집·이용을 확인해 주세요.');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /개인정보 수집·이용에 동의해요/ }));
  await check(/개인정보 수집·이용에 동의해요/);
  await user.click(screen.getByRole('button', { name: '다음' }));
  await screen.findByLabelText(/^휴대폰 번호/);
});

test('asks again who had agreed to another version of the notice', async () => {
  const { user, screen } = await openShell({ at: '/signup/user' });
  await user.click(await screen.findByRole('checkbox', { name: '모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '다음' }));
  await screen.findByLabelText(/^휴대폰 번호/);
  const draft = clientStorage.draft('sign-up.user');
  draft.set({ ...(draft.get() as object), privacy_notice: PRIVACY_NOTICE_VERSION + 1 });
  const again = (await openShell({ at: '/signup/user', isReload: true })).screen;
  const privacy = await again.findByRole<HTMLInputElement>('checkbox', { name: /개인정보 수집·이용에 동의해요/ });
  expect(privacy.checked).toBe(false);
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: /이용약관에 동의해요/ }).checked).toBe(true);
});

test('shows at the field that an e-mail is taken, and that a number has an account', async () => {
  await testServer().create.general({ tel: TEL, email: 'taken@danji.test' });
  const { user, screen } = await openShell({ at: '/signup/user' });
  await user.click(await screen.findByRole('checkbox', { name: '모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '다음' }));
  await user.type(await screen.findByLabelText(/^휴대폰 번호/), TEL);
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await screen.findByText(/이미 가입한 번호예요/);
});
