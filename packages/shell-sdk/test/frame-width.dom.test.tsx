import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useFrameWidth, useWideFrame } from '../src/frame-width.ts';

const Shown = () => <output>{useFrameWidth()}</output>;
function Work() {
  useWideFrame();
  return null;
}

test('the frame is wide as long as one screen asks for it', () => {
  const { rerender } = render(
    <>
      <Shown />
      <Work />
      <Work />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('wide');
  rerender(
    <>
      <Shown />
      <Work />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('wide');
  rerender(<Shown />);
  expect(screen.getByRole('status').textContent).toBe('page');
});
