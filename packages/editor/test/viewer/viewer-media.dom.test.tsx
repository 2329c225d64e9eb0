import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothing, show } from './viewer-stage.tsx';

afterEach(cleanup);

const FILE = 'V1StGXR8_Z5jdHi6B-myT';

describe('what it shows', () => {
  test('a picture keeps its place and, when it cannot be shown, its words', () => {
    const container = show([
      {
        type: 'image',
        fileId: FILE,
        width: 800,
        height: 600,
        displayWidth: 400,
        alt: '정문',
        caption: '봄',
        children: nothing,
      },
    ]);
    const picture = screen.getByRole<HTMLImageElement>('img', { name: '정문' });
    expect([
      picture.getAttribute('src'),
      picture.getAttribute('width'),
      picture.getAttribute('height'),
      picture.getAttribute('loading'),
    ]).toEqual([`/api/commons/files/${FILE}/`, '800', '600', 'lazy']);
    expect(container.querySelector('figcaption')?.textContent).toBe('봄');
    fireEvent.error(picture);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('정문')).toBeTruthy();
  });

  test('a private picture by an address with a token, and by another one when that has expired', async () => {
    const addresses = ['?t=1', '?t=2'].map((query) => `/api/commons/files/${FILE}/${query}`);
    show([{ type: 'image', fileId: FILE, alt: '정문', children: nothing }], {
      findImage: async () => addresses.shift() ?? '',
      imageLoading: 'eager',
    });
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: '정문' });
    await waitFor(() => expect(picture.getAttribute('src')).toBe(`/api/commons/files/${FILE}/?t=1`));
    expect(picture.getAttribute('loading')).toBe('eager');
    fireEvent.error(picture);
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe(`/api/commons/files/${FILE}/?t=2`));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('정문')).toBeTruthy();
  });

  test('a video asks its host for nothing before it is played', async () => {
    const container = show([
      { type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', start: 30, children: nothing },
    ]);
    expect(container.querySelector('iframe, img')).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: '유튜브 동영상 재생' }));
    const frame = screen.getByTitle<HTMLIFrameElement>('유튜브 동영상');
    expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=30');
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
  });

  test('a video is its address on paper, from where it starts, and the address is not on screen', () => {
    show([{ type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', start: 30, children: nothing }]);
    const address = screen.getByText('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s');
    expect(screen.queryByRole('link')).toBeNull();
    expect(address.getAttribute('href')).toBe(address.textContent);
  });
});
