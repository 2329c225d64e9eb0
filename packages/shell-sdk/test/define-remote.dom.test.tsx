import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { defineRemote } from '../src/define-remote.ts';
import type { SlotComponent } from '../src/remote-module.ts';

const part =
  (name: string): SlotComponent =>
  ({ context }): ReactNode => <p>{`${name} ${context['query']}`}</p>;
const entry = (name: string) => ({ component: () => Promise.resolve({ Part: part(name) }) });

test('a slot shows its part, or all of its parts in their order', async () => {
  const { slots } = defineRemote({
    screens: [],
    slots: { one: entry('공지'), many: [entry('회원'), entry('요청')] },
  });
  for (const [Slot, texts] of [
    [slots.one, ['공지 승강기']],
    [slots.many, ['회원 승강기', '요청 승강기']],
  ] as const) {
    const { container, findByText, unmount } = render(
      <Suspense>
        <Slot context={{ query: '승강기' }} />
      </Suspense>,
    );
    await findByText(texts[0]);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(texts);
    unmount();
  }
});
