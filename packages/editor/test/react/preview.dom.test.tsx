import { UiProvider } from '@danji/ui';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { Editor } from '../../src/react/editor.tsx';
import { Viewer } from '../../src/viewer/viewer.tsx';
import type { RichDocument } from '@danji/contracts/documents/rich-document';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const TEXT: RichDocument = { version: 1, children: [{ type: 'paragraph', children: [{ text: '저수조 청소 안내' }] }] };
const LONG: RichDocument = {
  ...TEXT,
  children: [...TEXT.children, { type: 'paragraph', children: [{ text: '둘째 문단' }] }],
};
const images = { upload: () => Promise.reject(new Error('no picture here')), find: () => undefined };

test('the text can be read before the editor is there, and is the editor’s own afterwards', async () => {
  render(
    <UiProvider>
      <Editor
        label="내용"
        value={TEXT}
        onChange={() => undefined}
        images={images as never}
        preview={<Viewer document={LONG} findImage="public" maxBlocks={1} />}
      />
    </UiProvider>,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('저수조 청소 안내').closest('[inert]')).not.toBeNull();
  expect(screen.queryByText('둘째 문단')).toBeNull();
  expect((await screen.findByRole('textbox', { name: '내용' })).textContent).toContain('저수조 청소 안내');
  expect(screen.getAllByText('저수조 청소 안내')).toHaveLength(1);
});
