import { expect, jest, test } from '@jest/globals';
import { getHost } from '../src/runtime/federation-host.ts';
import { registerSharedModules } from '../src/runtime/register-shared-modules.ts';

async function loadEditor(): Promise<unknown> {
  const factory = await getHost().loadShare('editor');
  return factory && factory();
}

test('a module that is shared lazily is loaded once for everybody, also after it did not load at first', async () => {
  const editor = { Editor: 'editor' };
  const loadLater = jest
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(editor);
  registerSharedModules('shell', { editor: { version: '1.2.3', loadLater } });
  expect(loadLater).not.toHaveBeenCalled();
  await expect(loadEditor()).rejects.toThrow('offline');
  expect(await Promise.all([loadEditor(), loadEditor()])).toEqual([editor, editor]);
  expect(await loadEditor()).toBe(editor);
  expect(loadLater).toHaveBeenCalledTimes(2);
});
