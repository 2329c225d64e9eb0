import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { positionMenu } from '../src/actions/menu-position.ts';
import { Button, Menu, openLayers } from '../src/index.ts';
import { renderUi } from './harness.tsx';

const onEdit = jest.fn();
const onDelete = jest.fn();
beforeEach(() => {
  onEdit.mockClear();
  onDelete.mockClear();
  renderUi(
    <>
      <Menu
        label="일정 메뉴"
        trigger={<Button>더 보기</Button>}
        items={[
          { label: '수정', onSelect: onEdit },
          { label: '복사', onSelect: () => undefined, disabled: true },
          { label: '삭제', onSelect: onDelete, tone: 'danger' },
        ]}
      />
      <Button>다음</Button>
    </>,
  );
});
afterEach(cleanup);
const opener = (): HTMLElement => screen.getByRole('button', { name: '더 보기' });
const focused = (): string | null | undefined => document.activeElement?.textContent;

test('the back button closes it, once, and the focus returns to its button', async () => {
  await userEvent.setup().click(opener());
  act(() => void openLayers.closeTop());
  expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, opener()]);
  expect(openLayers.closeTop()).toBe(false);
});

test('opens with the first action focused and sets aria-expanded on the button', async () => {
  const user = userEvent.setup();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  await user.click(opener());
  expect(screen.getByRole('menu', { name: '일정 메뉴' })).toBeTruthy();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('수정');
});

test('arrow keys, Home, End and a first letter skip disabled items', async () => {
  const user = userEvent.setup();
  opener().focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('수정');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('삭제');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('수정');
  await user.keyboard('{End}');
  expect(focused()).toBe('삭제');
  await user.keyboard('수');
  expect(focused()).toBe('수정');
});

test('Enter selects an item, closes the menu and restores the focus', async () => {
  const user = userEvent.setup();
  await user.click(opener());
  await user.keyboard('{End}{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('Escape and a click elsewhere close without selecting; Tab moves on from the button', async () => {
  const user = userEvent.setup();
  await user.click(opener());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(opener());
  await user.click(opener());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(opener());
  await user.tab();
  expect(focused()).toBe('다음');
  expect([onEdit, onDelete].flatMap((spy) => spy.mock.calls)).toEqual([]);
});

test('a scroll that moves the button closes it; the last event of an earlier scroll does not', async () => {
  await userEvent.setup().click(opener());
  fireEvent.scroll(document);
  expect(screen.getByRole('menu')).toBeTruthy();
  jest.spyOn(opener(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -120, 80, 40));
  fireEvent.scroll(document);
  expect(screen.queryByRole('menu')).toBeNull();
});

// jsdom's window is 768 px high and supports neither calc nor env.
const edge = (side: string): string => `(8px + env(safe-area-inset-${side}, 0px))`;
const WHOLE = `calc(768px - ${edge('top')} - ${edge('bottom')})`;
test.each([
  ['below the button where there is room', 100, 400, { top: 146, maxHeight: `calc(622px - ${edge('bottom')})` }],
  ['above it where there is more', 600, 400, { bottom: 174, maxHeight: `calc(594px - ${edge('top')})` }],
  [
    'over it, at the lower edge, when neither side has enough space',
    340,
    480,
    { bottom: `calc${edge('bottom')}`, maxHeight: WHOLE },
  ],
  ['or at the upper one', 400, 480, { top: `calc${edge('top')}`, maxHeight: WHOLE }],
  ['as high as a window that is too low', 340, 900, { bottom: `calc${edge('bottom')}`, maxHeight: WHOLE }],
])('its list is placed %s', (_where, top, height, place) => {
  expect(positionMenu(new DOMRect(200, top, 80, 40), { width: 100, height }, 'start')).toMatchObject(place);
});
