import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { toNameForms } from './name-forms.mjs';

/** Plans a feature of an app: one component, and a test that renders it on a page. */
export function planAppFeature(folder, name) {
  if (existsSync(join(root, folder, 'src', name))) throw new Error(`${folder}/src/${name} exists already.`);
  const { pascal } = toNameForms(name);
  return {
    files: {
      [`${folder}/src/${name}/${name}-section.tsx`]: `import { EmptyState, Heading, Stack } from '@danji/ui';
import { useId } from 'react';

type ${pascal}SectionProps = { title: string; items: readonly { id: number; title: string }[] };

/** A titled list. The page fetches the items and passes them in. */
export function ${pascal}Section({ title, items }: ${pascal}SectionProps) {
  const headingId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId} gap={4}>
      <Heading as="h2" size="lg" id={headingId}>{title}</Heading>
      {items.length === 0 ? <EmptyState icon="inbox" title="아직 아무것도 없어요" /> : <ul>{items.map((item) => <li key={item.id}>{item.title}</li>)}</ul>}
    </Stack>
  );
}
`,
      [`${folder}/test/${name}.page.test.tsx`]: `import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { ${pascal}Section } from '../src/${name}/${name}-section.tsx';

beforeEach(() => testServer().reset());

const show = (items: { id: number; title: string }[]) => renderPage([{ path: '/${name}', element: <${pascal}Section title="목록" items={items} /> }], { at: '/${name}' });

test('shows its items', async () => {
  const { screen } = await show([{ id: 1, title: '첫 번째' }]);
  expect((await screen.findByRole('listitem')).textContent).toBe('첫 번째');
});

test('shows the empty state without items', async () => {
  const { screen } = await show([]);
  expect(await screen.findByText('아직 아무것도 없어요')).toBeTruthy();
});
`,
    },
    next: [`Use ${pascal}Section in a page of ${folder}/src/pages/, and test it there as its users see it.`],
  };
}
