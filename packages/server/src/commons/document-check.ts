import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { ProblemError } from '../platform/problem-error.ts';
import { toCanonicalDocument } from './document-canonical.ts';

/** Enough to tell a person what to mend; a forged document may be wrong in a hundred thousand places. */
const MOST_FAULTS = 20;
const LONGEST_PATH = 200;

/**
 * The one gate of every document that is kept: its form, its tables, its links and its size. Gives back the document as it
 * is stored (canonical), or throws `invalid_input` that names every place by path from `field` on
 * (`content.children.3.url`), together with the `faults` found in other fields. Whose pictures it shows is checked by
 * `syncDocumentFiles`.
 */
export function checkDocument(
  document: unknown,
  field: string,
  faults: Readonly<Record<string, string>> = {},
): RichDocument {
  const places = validateDocument(document)
    .slice(0, MOST_FAULTS)
    .map(({ path, message }): [string, string] => [
      path === '' ? field : `${field}.${path}`.slice(0, LONGEST_PATH),
      message,
    ]);
  const found = { ...faults, ...Object.fromEntries(places) };
  if (Object.keys(found).length > 0) throw new ProblemError('invalid_input', { fields: found });
  return toCanonicalDocument(document as RichDocument);
}
