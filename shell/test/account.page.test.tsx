import { beforeEach, expect, test } from '@jest/globals';
import { toBusinessDate } from '@danji/contracts/format/date';
import { getMe, withdraw } from '@danji/contracts/accounts/profile.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { delayResponse, untilListening, watchRequests } from './network.ts';
import { openShell } from './open-shell.tsx';
import { fill, readCode, verifyPhone } from './typing.ts';

const PASSWORD = 'danji1234';

let person: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  person = await testServer().create.general({ name: '김소장', email: 'manager@danji.test', password: PASSWORD });
});

const me = async () => (await call(getMe, { token: person.token })).data;
const signInStatus = async (password: string) =>
  (await call(signIn, { body: { email: 'manager@danji.test', password, user_type: 2 } })).status;

/** Opens the account page and finds the section that a test is about. */
async function openPart(name: string) {
  const page = await openShell({ at: '/me', as: person });
  return { ...page, part: page.within(await page.screen.findByRole('region', { name })) };
}

test('saves the profile and displays the new name everywhere at once', async () => {
  const { part, user, screen, ...page } = await openPart('프로필');
  const save = part.getByRole<HTMLButtonElement>('button', { name: '저장' });
  expect(save.disabled).toBe(true);
  await fill({ user }, part.getByRole('textbox', { name: /^이름/ }), '김새롬');
  await user.click(part.getByRole('radio', { name: '여성' }));
  await user.click(save);
  await screen.findByText('프로필을 저장했어요.');
  // Only the header of wide windows shows the name.
  expect(screen.getByLabelText('계정 메뉴: 김새롬')).toBeTruthy();
  await page.waitFor(() => expect(save.disabled).toBe(true));
  expect(await me()).toMatchObject({ name: '김새롬', gender: 'female' });
});

test('sends nothing while the birthday is invalid or in the future, and focuses it', async () => {
  const { part, user, screen, waitFor } = await openPart('프로필');
  const changes = watchRequests(({ method }) => method === 'PUT');
  const birthday = part.getByRole('textbox', { name: /^생년월일/ });
  await fill({ user }, part.getByRole('textbox', { name: /^닉네임/ }), '소장님');
  await fill({ user }, birthday, '1990-02-30');
  await user.click(part.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(document.activeElement).toBe(birthday));
  expect(part.getByText(/날짜를 읽지 못했어요/)).toBeTruthy();
  await fill({ user }, birthday, '2199-01-01');
  await user.click(part.getByRole('button', { name: '저장' }));
  const yesterday = toBusinessDate(new Date(Date.now() - 86_400_000));
  expect(part.getByText(`${yesterday}까지 고를 수 있어요.`)).toBeTruthy();
  expect(changes).toHaveLength(0);
  await fill({ user }, birthday, '1990-02-28');
  await user.click(part.getByRole('button', { name: '저장' }));
  await screen.findByText('프로필을 저장했어요.');
  expect((await me()).birthday).toBe('1990-02-28');
});

test('a double click on 저장 sends the change once', async () => {
  const { part, user, screen } = await openPart('프로필');
  const changes = watchRequests(({ method }) => method === 'PUT');
  await fill({ user }, part.getByRole('textbox', { name: /^닉네임/ }), '소장님');
  await user.dblClick(part.getByRole('button', { name: '저장' }));
  await screen.findByText('프로필을 저장했어요.');
  expect(changes).toHaveLength(1);
});

/** Opens the dialog to change the phone number. */
async function openTelChange() {
  const { part, user, screen, within, ...page } = await openPart('프로필');
  await user.click(part.getByRole('button', { name: '번호 변경' }));
  const dialog = within(await screen.findByRole('dialog', { name: '휴대폰 번호 변경' }));
  const save = () => user.click(dialog.getByRole('button', { name: '번호 변경' }));
  return { part, user, screen, within, dialog, save, ...page };
}

test('changes the phone number only after the password and a check of the new number', async () => {
  const { part, user, screen, dialog, save, ...page } = await openTelChange();
  await save();
  expect(dialog.getByText('지금 비밀번호를 입력해 주세요.')).toBeTruthy();
  await fill({ user }, dialog.getByLabelText(/^지금 비밀번호/), 'wrong1234');
  const number = dialog.getByLabelText(/^새 휴대폰 번호/);
  await fill({ user }, number, '0105');
  await user.click(dialog.getByRole('button', { name: '인증번호 받기' }));
  await page.waitFor(() => expect(document.activeElement).toBe(number));
  await fill({ user }, number, '01055556666');
  await user.click(dialog.getByRole('button', { name: '인증번호 받기' }));
  const code = await dialog.findByLabelText('인증번호');
  await fill({ user }, code, '000000');
  await user.click(dialog.getByRole('button', { name: '확인' }));
  await dialog.findByText(/인증번호가 맞지 않/);
  await page.waitFor(() => expect(document.activeElement).toBe(code));
  await save();
  expect(dialog.getByText('새 번호를 먼저 인증해 주세요.')).toBeTruthy();
  await fill({ user }, code, readCode('01055556666'));
  await user.click(dialog.getByRole('button', { name: '확인' }));
  await dialog.findByText('010-5555-6666 인증했어요');
  await save();
  await dialog.findByText('비밀번호가 맞지 않아요.');
  expect((await me()).tel).not.toBe('01055556666');
  // The check of the new number is not lost by the wrong password.
  await fill({ user }, dialog.getByLabelText(/^지금 비밀번호/), PASSWORD);
  await save();
  await screen.findByText('휴대폰 번호를 바꿨어요.');
  expect(part.getByText('010-5555-6666')).toBeTruthy();
  expect((await me()).tel).toBe('01055556666');
});

test('changes the phone number after a check of the former one', async () => {
  const { db } = testServer();
  await db.updateTable('user_account').set({ tel: '01044443333' }).where('id', '=', person.id).execute();
  const { user, screen, dialog, save } = await openTelChange();
  await user.click(dialog.getByRole('radio', { name: '문자 인증' }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^지금 휴대폰 번호/).readOnly).toBe(true);
  expect(dialog.queryByLabelText(/^새 휴대폰 번호/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: '인증번호 받기' }));
  await fill({ user }, await dialog.findByLabelText('인증번호'), readCode('01044443333'));
  await user.click(dialog.getByRole('button', { name: '확인' }));
  await verifyPhone({ user, screen }, '01077778888', /^새 휴대폰 번호/);
  await dialog.findByText('010-7777-8888 인증했어요');
  await save();
  await screen.findByText('휴대폰 번호를 바꿨어요.');
  expect((await me()).tel).toBe('01077778888');
});

test('shows a wrong current password at its field, focuses it, keeps the form, and accepts the right one', async () => {
  const { part, user, screen, within, waitFor } = await openPart('비밀번호');
  await user.click(part.getByRole('button', { name: '비밀번호 변경' }));
  const dialog = within(await screen.findByRole('dialog', { name: '비밀번호 변경' }));
  const current = dialog.getByLabelText<HTMLInputElement>(/^지금 비밀번호/);
  await fill({ user }, current, 'wrong1234');
  await fill({ user }, dialog.getByLabelText(/^새 비밀번호\*?$/), 'saerom2026');
  await fill({ user }, dialog.getByLabelText(/^새 비밀번호 확인/), 'saerom2026');
  await user.click(dialog.getByRole('button', { name: '비밀번호 변경' }));
  await dialog.findByText('비밀번호가 맞지 않아요.');
  await waitFor(() => expect(document.activeElement).toBe(current));
  expect(dialog.getByLabelText<HTMLInputElement>(/^새 비밀번호\*?$/).value).toBe('saerom2026');
  expect(await signInStatus('saerom2026')).not.toBe(200);
  await fill({ user }, current, PASSWORD);
  await user.click(dialog.getByRole('button', { name: '비밀번호 변경' }));
  await screen.findByText('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.');
  expect(await signInStatus('saerom2026')).toBe(200);
  expect((await me()).name).toBe('김소장');
});

test('saves the current work', async () => {
  const { part, user, screen } = await openPart('지금 일하는 곳');
  const name = part.getByRole<HTMLInputElement>('textbox', { name: /^건물 이름/ });
  expect(name.value).toBe('테스트아파트');
  await user.clear(name);
  await user.click(part.getByRole('button', { name: '저장' }));
  expect(await part.findByText('건물 이름을 입력해 주세요.')).toBeTruthy();
  await fill({ user }, name, '한빛마을 3단지');
  expect(part.getByRole('option', { name: '직급 없음' })).toBeTruthy();
  await user.selectOptions(part.getByRole('combobox', { name: /^직급/ }), '관리소장');
  await user.click(part.getByRole('button', { name: '저장' }));
  await screen.findByText('근무지를 저장했어요.');
  expect((await me()).general?.current_work).toMatchObject({ building_name: '한빛마을 3단지', job_grade: 2 });
});

test('saves the address and the details of the complex, and shows which numbers contradict each other', async () => {
  const { part, user, screen } = await openPart('지금 일하는 곳');
  await fill(
    { user },
    part.getByRole<HTMLInputElement>('textbox', { name: /^주소/ }),
    '경기도 고양시 덕양구 화신로 214',
  );
  await fill({ user }, part.getByRole<HTMLInputElement>('textbox', { name: /^우편번호/ }), '10492');
  await user.click(part.getByRole('button', { name: /^단지 정보/ }));
  await user.click(part.getByRole('radio', { name: '지역난방' }));
  await fill({ user }, part.getByRole<HTMLInputElement>('textbox', { name: '총 주차 대수' }), '1200');
  await fill({ user }, part.getByRole<HTMLInputElement>('textbox', { name: '지하 주차' }), '1500');
  await user.click(part.getByRole('button', { name: '헬스장' }));
  await user.click(part.getByRole('button', { name: '저장' }));
  await part.findByText('지상과 지하 주차 대수를 더한 값보다 작아요.');
  await fill({ user }, part.getByRole<HTMLInputElement>('textbox', { name: '총 주차 대수' }), '1600');
  await user.click(part.getByRole('button', { name: '저장' }));
  await screen.findByText('근무지를 저장했어요.');
  expect((await me()).general?.current_work).toMatchObject({
    address_code: '10492',
    address1: '경기도 고양시 덕양구 화신로 214',
    heating_type: 2,
    total_parking_spaces: 1600,
    underground_parking_spaces: 1500,
    above_ground_parking_spaces: null,
    amenities: ['헬스장'],
  });
});

test('withdraws after a reason, the password and a confirmation, and opens the home page with a message', async () => {
  const { part, user, screen, within, left, ...page } = await untilListening(() => openPart('회원 탈퇴'));
  await user.click(part.getByRole('button', { name: '탈퇴' }));
  const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }));
  const leave = dialog.getByRole<HTMLButtonElement>('button', { name: '탈퇴' });
  expect(leave.disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: '내용을 확인했고 탈퇴할게요' }));
  await fill({ user }, dialog.getByLabelText(/^탈퇴 사유/), '이사 갔어요');
  await fill({ user }, dialog.getByLabelText(/^비밀번호\*?$/), 'wrong1234');
  await user.click(leave);
  await dialog.findByText('비밀번호가 맞지 않아요.');
  expect(left).toEqual([]);
  await fill({ user }, dialog.getByLabelText(/^비밀번호\*?$/), PASSWORD);
  delayResponse(withdraw.path, 300);
  await user.click(leave);
  // The live stream also reports the end of the session: that must not cause another navigation.
  await page.waitFor(() => expect(left).toEqual(['/']));
  expect(await signInStatus(PASSWORD)).not.toBe(200);
  const home = await openShell({ at: '/', isReload: true });
  const goodbye = await home.screen.findByText('탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
  expect(getComputedStyle(goodbye.closest('[data-toast]')?.querySelector('svg') ?? goodbye).color).toBe(
    'var(--dj-colors-inverted-success)',
  );
  expect(left).toEqual(['/']);
});

test('changes the e-mail address after a proof of the owner', async () => {
  const account = await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
  const page = await openShell({ at: '/me', as: account });
  const { user, screen, within } = page;
  await user.click(await screen.findByRole('button', { name: '이메일 변경' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이메일 변경' }));
  await fill(page, dialog.getByLabelText(/^지금 비밀번호/), 'apart2468');
  await fill(page, dialog.getByRole('textbox', { name: /^새 이메일/ }), 'kim@danji.test');
  await user.click(dialog.getByRole('button', { name: '이메일 변경' }));
  expect(dialog.getByText('지금 쓰고 있는 이메일이에요.')).toBeTruthy();
  await fill(page, dialog.getByRole('textbox', { name: /^새 이메일/ }), 'new@danji.test');
  await user.click(dialog.getByRole('button', { name: '이메일 변경' }));
  await screen.findByText('이메일을 바꿨어요. 다음부터 새 이메일로 로그인해 주세요.');
  expect(screen.getByText('new@danji.test')).toBeTruthy();
});

test('signs out another device', async () => {
  const account = await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
  const elsewhere = await call(signIn, {
    body: { email: 'kim@danji.test', password: 'apart2468', user_type: 2 },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' },
  });
  const { user, screen, waitFor } = await openShell({ at: '/me', as: account });
  await user.click(await screen.findByRole('button', { name: 'iPhone·iPad · Safari 로그아웃' }));
  await user.click(await screen.findByRole('button', { name: '기기 로그아웃' }));
  await screen.findByText('그 기기에서 로그아웃했어요.');
  await waitFor(() => expect(screen.queryByText('iPhone·iPad · Safari')).toBeNull());
  expect(screen.getByText('이 기기')).toBeTruthy();
  expect((await call(getMe, { token: elsewhere.data.access })).status).toBe(401);
});
