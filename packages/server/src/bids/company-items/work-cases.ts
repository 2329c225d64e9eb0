import type { SentCase, WorkCase } from '@danji/contracts/bids/work-case';
import type { NanoId } from '@danji/contracts/fields';

/** Removes blank ends of what a vendor has written. */
export const trimCases = (cases: readonly SentCase[]): SentCase[] =>
  cases.map((work) => ({
    ...work,
    title: work.title.trim(),
    description: work.description.trim(),
    size: work.size.trim(),
  }));

export const listCasePictures = (cases: readonly SentCase[]): NanoId[] => cases.flatMap((work) => work.picture_ids);

/** The words by which the search finds an item for its works. */
export const listCaseWords = (cases: readonly SentCase[]): string[] =>
  cases.flatMap(({ title, size, description }) => [title, size, description]);

/** Presents works; `toUrl` gives the address of a picture. */
export const toShownCases = (cases: readonly SentCase[], toUrl: (picture: NanoId) => string): WorkCase[] =>
  cases.map(({ picture_ids, ...work }) => ({
    ...work,
    pictures: picture_ids.map((nano_id) => ({ nano_id, url: toUrl(nano_id) })),
  }));
