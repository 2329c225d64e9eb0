import { expect, test } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '../src/screens.ts';
import { collectSlots } from '../src/shared/collect-slots.ts';
import type { Section } from '../src/shared/staff-screen.ts';

const source = join(import.meta.dirname, '../src');

test('every domain with a section is in this remote, and no address is stated twice', async () => {
  const files = globSync('*/section.ts', { cwd: source });
  expect(files.length).toBeGreaterThan(5);
  const addresses = screens.map(({ path }) => path);
  for (const file of files) {
    const { section } = (await import(join(source, file))) as { section: Section };
    expect(addresses).toEqual(expect.arrayContaining(section.screens.map(({ path }) => path)));
  }
  expect(new Set(addresses).size).toBe(addresses.length);
});

const entry = (name: string) => ({ component: () => Promise.resolve({ [name]: () => null }) });

test('domains that fill the same slot are all shown there, in their order', () => {
  const [people, requests, posts] = [entry('People'), entry('Requests'), entry('Posts')];
  expect(
    collectSlots([{ slots: { search: people } }, {}, { slots: { search: requests, 'home.main': posts } }]),
  ).toEqual({ search: [people, requests], 'home.main': [posts] });
});
