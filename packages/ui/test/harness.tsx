import type { ReactElement } from 'react';
import { configure, render, type RenderResult } from '@testing-library/react';
import { UiProvider } from '../src/index.ts';

// Lazy components are compiled when a test first renders them, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Renders inside the design system, as every page does. */
export const renderUi = (page: ReactElement): RenderResult => render(<UiProvider>{page}</UiProvider>);

/** The element, or an error that says which one is missing. */
export function present<T>(found: T | null | undefined, name: string): T {
  if (found === null || found === undefined) throw new Error(`${name} is not on the page`);
  return found;
}
