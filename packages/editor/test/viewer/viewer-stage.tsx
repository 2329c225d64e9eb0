import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { UiProvider } from '@danji/ui';
import { render } from '@testing-library/react';
import { Viewer, type ViewerProps } from '../../src/viewer/viewer.tsx';

export const nothing = [{ text: '' }];
export const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
export const cell = (text: string, more: object = {}) => ({
  type: 'table-cell',
  ...more,
  children: [paragraph({ text })],
});
export const row = (...children: unknown[]) => ({ type: 'table-row', children });

/** A document from a database does not always match the types. */
export const show = (children: unknown, more: Partial<ViewerProps> = {}) =>
  render(
    <UiProvider>
      <Viewer document={{ version: 1, children } as RichDocument} findImage="public" {...more} />
    </UiProvider>,
  ).container;
