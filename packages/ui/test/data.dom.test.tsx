import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, Alert, DescriptionList, Pagination, Tabs } from '../src/index.ts';
import { renderUi } from './harness.tsx';

afterEach(cleanup);

function TwoPages() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} count={40} onChange={setPage} />;
}

describe('pagination', () => {
  // In jsdom the narrow layout applies, since it does not support `min-width`.
  test.each([
    [1, 45, [1, 2, 3], [1, 2, 3]],
    [1, 400, [1, 2, 3, 4, 5], [1, 2, 3]],
    [5, 400, [3, 4, 5, 6, 7], [4, 5, 6]],
    [20, 400, [16, 17, 18, 19, 20], [18, 19, 20]],
  ])('page %i of %i results', (page, count, numbers, onPhones) => {
    renderUi(<Pagination page={page} count={count} onChange={() => undefined} />);
    const list = within(screen.getByRole('navigation', { name: '페이지' })).getByRole('list');
    const texts = (hidden: boolean) =>
      within(list)
        .getAllByRole('button', { hidden })
        .map((button) => button.textContent);
    expect([texts(true), texts(false)]).toEqual(
      [numbers, onPhones].map((all) => all.map((number) => `${number}페이지`)),
    );
    expect(within(list).getByRole('button', { current: 'page' }).textContent).toBe(`${page}페이지`);
  });

  test('moves by number and by arrow, and stops at both ends', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn<(page: number) => void>();
    renderUi(<Pagination page={1} count={45} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: '이전 페이지' }));
    await user.click(screen.getByRole('button', { name: '다음 페이지' }));
    await user.click(screen.getByRole('button', { name: '3 페이지' }));
    await user.click(screen.getByRole('button', { name: '1 페이지' }));
    expect(onChange.mock.calls).toEqual([[2], [3]]);
  });

  test('the step onto the last page keeps the focus there', async () => {
    const user = userEvent.setup();
    renderUi(<TwoPages />);
    const next = screen.getByRole('button', { name: '다음 페이지' });
    next.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2페이지');
    expect([document.activeElement, next.getAttribute('aria-disabled'), next.hasAttribute('disabled')]).toEqual([
      next,
      'true',
      false,
    ]);
  });

  test('is not rendered while everything fits on one page, but leads back from a page past the end', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn<(page: number) => void>();
    renderUi(<Pagination page={1} count={20} onChange={onChange} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    cleanup();
    renderUi(<Pagination page={9} count={20} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: '이전 페이지' }));
    expect(onChange).toHaveBeenCalledWith(1);
  });
});

function TwoTabs() {
  const [value, setValue] = useState('a');
  return (
    <Tabs
      label="보기"
      value={value}
      onChange={setValue}
      items={[
        { value: 'a', label: '목록', content: '목록 내용' },
        { value: 'b', label: '달력', content: '달력 내용' },
      ]}
    />
  );
}

test('tabs are one Tab stop and move by arrow keys', async () => {
  const user = userEvent.setup();
  renderUi(<TwoTabs />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '달력', selected: true }));
  expect(screen.getByRole('tabpanel', { name: '달력' }).textContent).toBe('달력 내용');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('목록');
});

test.each([
  [false, ['false', 'true']],
  [true, ['true', 'true']],
])('accordion with several open: %s', async (multiple, expanded) => {
  const user = userEvent.setup();
  renderUi(
    <Accordion
      multiple={multiple}
      defaultOpen={['1']}
      items={[
        { id: '1', title: '하나', content: '첫 답' },
        { id: '2', title: '둘', content: '둘째 답' },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: '둘' }));
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))).toEqual(expanded);
  expect(screen.getByRole('region', { name: '둘' }).textContent).toBe('둘째 답');
});

const ruleBelow = (row: Element | null): boolean =>
  !/^0(px)?$/.test(getComputedStyle(row ?? document.body).borderBottomWidth);

test('rules are between rows and not below the last one', () => {
  renderUi(
    <>
      <DescriptionList items={['가', '나'].map((term) => ({ term, detail: term }))} />
      <Accordion items={['하나', '둘'].map((title) => ({ id: title, title, content: title }))} />
    </>,
  );
  expect(screen.getAllByRole('term').map((term) => ruleBelow(term.parentElement))).toEqual([true, false]);
  expect(screen.getAllByRole('heading').map((title) => ruleBelow(title.parentElement))).toEqual([true, false]);
});

test('a hint keeps the lines of its sentences', () => {
  renderUi(<Alert title="로그인하지 못했어요">{'이용이 정지된 계정이에요.\n문의: 고객센터'}</Alert>);
  expect(getComputedStyle(screen.getByText(/정지된 계정/)).whiteSpace).toBe('pre-line');
});

test('one line of an alert is centred on its button, several begin at the top', () => {
  renderUi(
    <>
      <Alert title="받은 초대가 1건 있어요" action={<button type="button">초대</button>} />
      <Alert title="번호가 확인되지 않았어요" action={<button type="button">번호</button>}>
        번호를 확인해 주세요.
      </Alert>
    </>,
  );
  expect(
    screen.getAllByRole('button').map((button) => getComputedStyle(button.parentElement ?? document.body).alignItems),
  ).toEqual(['center', 'flex-start']);
});

test('arrow keys, Home and End move between the titles of an accordion', async () => {
  const user = userEvent.setup();
  renderUi(
    <Accordion
      items={['하나', '둘', '셋'].map((title) => ({
        id: title,
        title,
        content: <a href="#more">{`${title} 더 보기`}</a>,
      }))}
      defaultOpen={['둘']}
    />,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '셋' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '하나' }));
  await user.keyboard('{End}{Home}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '하나' }));
  screen.getByRole('link', { name: '둘 더 보기' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '둘 더 보기' }));
});
