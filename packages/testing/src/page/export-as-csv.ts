import { expect, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Exports the list of a page as CSV, as its reader does, and resolves to the text of the file. */
export async function exportAsCsv(user: UserEvent): Promise<string> {
  let saved = new Blob();
  // jsdom has no downloads; it would open the file as a page.
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved = blob;
      return 'blob:list';
    },
    revokeObjectURL: () => undefined,
  });
  // The menu is loaded after the button.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '내보내기' }).getAttribute('aria-haspopup')).toBe('menu'),
  );
  await user.click(screen.getByRole('button', { name: '내보내기' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV 파일' }));
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  download.mockRestore();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(saved);
  });
}
