import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { QrCode } from '../src/index.ts';
import { renderUi } from './harness.tsx';

test('draws a text as squares, with a name for screen readers', async () => {
  renderUi(<QrCode value="otpauth://totp/danji?secret=ABCD" label="인증 앱에 등록하는 QR 코드" />);
  const title = await screen.findByText('인증 앱에 등록하는 QR 코드');
  const picture = title.closest('svg');
  expect(picture?.getAttribute('aria-labelledby')).toBe(title.id);
  // The finder pattern of the corner, within the quiet zone of two squares.
  expect(picture?.querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h1v1h-1zM3 2h1v1h-1z/);
});
