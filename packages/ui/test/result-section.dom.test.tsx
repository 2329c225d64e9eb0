import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { ResultSection, UiProvider } from '../src/index.ts';
import { renderUi } from './harness.tsx';

afterEach(cleanup);

/** A link like that of an app's router. */
const AppLink = ({ to, children, ...rest }: { to: string; children?: ReactNode }) => (
  <a href={`#${to}`} {...rest}>
    {children}
  </a>
);
type Props = ComponentProps<typeof ResultSection>;

const RESULTS: Props['results'] = [
  { key: '1', path: '/members/1', title: '김하늘', note: '관리소장', picture: null },
  { key: '2', path: '/spaces/2', title: '한빛마을', note: '', icon: 'building' },
];
const section = (props: Partial<Props> = {}) => (
  <ResultSection title="멤버" link={AppLink} results={RESULTS} onRetry={() => undefined} {...props} />
);

test('shows results as links of the app under the name of their kind, which the keyboard reaches', async () => {
  const user = userEvent.setup();
  renderUi(section({ more: { path: '/members', count: 7 } }));
  const links = within(await screen.findByRole('region', { name: '멤버' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['김김하늘관리소장', '#/members/1'],
    ['한빛마을', '#/spaces/2'],
    ['5건 더 보기', '#/members'],
  ]);
  expect(links.map((link) => link.querySelectorAll('svg').length)).toEqual([1, 2, 0]);
  await user.tab();
  expect(document.activeElement).toBe(links[0]);
  await user.tab();
  expect(document.activeElement).toBe(links[1]);
});

test('says how many more there are at least when they were not all counted', async () => {
  renderUi(section({ more: { path: '/members', count: 21, isCapped: true } }));
  expect(await screen.findByRole('link', { name: '18+건 더 보기' })).toBeTruthy();
});

test('links to all results only while some are not shown', async () => {
  renderUi(section({ more: { path: '/members', count: 2 } }));
  await screen.findByRole('link', { name: /한빛마을/ });
  expect(screen.queryByRole('link', { name: /더 보기/ })).toBeNull();
});

test('announces that it is loading, and is removed when there is no result', async () => {
  const { rerender } = renderUi(section({ results: undefined }));
  expect((await screen.findByRole('status')).textContent).toBe('멤버 찾는 중');
  rerender(<UiProvider>{section({ results: [] })}</UiProvider>);
  expect(screen.queryByText(/멤버/)).toBeNull();
});

test('shows why it failed, and can be retried by keyboard', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  const { rerender } = renderUi(section({ results: undefined, failure: '연결이 끊겼어요.', onRetry }));
  const failed = within(await screen.findByRole('alert'));
  expect(failed.getByText('연결이 끊겼어요.')).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(failed.getByRole('button', { name: '다시 시도' }));
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<UiProvider>{section({ failure: '연결이 끊겼어요.' })}</UiProvider>);
  // Earlier results stay when only a newer request has failed.
  expect(screen.getByRole('link', { name: /김하늘/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
