import { jest } from '@jest/globals';

/** Takes the place of the downloads of a browser, which jsdom has not; `names` are those of the files saved since. */
export function catchDownloads(): { names: string[] } {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  return { names };
}
