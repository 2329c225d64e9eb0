import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ShortPrice } from '../src/index.ts';
import { present, renderUi } from './harness.tsx';

afterEach(cleanup);

test('shows the short amount, and assistive technology reads the exact one once', () => {
  renderUi(
    <p>
      <ShortPrice won={123_456_789} />
    </p>,
  );
  const shown = screen.getByText('1.2억');
  expect([shown.title, shown.ariaHidden ?? shown.getAttribute('aria-hidden')]).toEqual(['1억 2,345만 6,789원', 'true']);
  const amount = present(shown.closest('data'), 'the amount');
  expect(amount.value).toBe('123456789');
  for (const hidden of amount.querySelectorAll('[aria-hidden]')) hidden.remove();
  expect(amount.textContent).toBe('1억 2,345만 6,789원');
});

test('shows a small amount in full, and 확인필요 for a missing one', () => {
  const { container } = renderUi(
    <>
      <p>
        <ShortPrice won={9_999} />
      </p>
      <p>
        <ShortPrice won={0} />
      </p>
    </>,
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['9,999원', '확인필요']);
  expect(container.querySelector('[aria-hidden], [title]')).toBeNull();
});
