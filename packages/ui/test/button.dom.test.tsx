import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Button } from '../src/index.ts';
import { renderUi } from './harness.tsx';

test('a link that looks like a button shows the icons of the button around its own text', () => {
  renderUi(
    <Button asChild icon="printer" iconAfter="external-link">
      <a href="/paper">인쇄</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: '인쇄' });
  expect(link.getAttribute('href')).toBe('/paper');
  expect(link.querySelectorAll('svg')).toHaveLength(2);
});
