import { toCanonicalDocument } from '@danji/contracts/documents/canonical-document';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { ProblemError } from '../../platform/problem-error.ts';

/** This many errors are enough for the author; a forged document may have a hundred thousand. */
const MAX_ERRORS = 20;
const MAX_PATH_CHARACTERS = 200;

/**
 * Validates every document before it is stored: its structure, tables, links and size. Returns the canonical document,
 * or throws `invalid_input` with the path of every error, starting with `field` (`content.children.3.url`), together
 * with the `faults` of other fields. `syncDocumentFiles` checks whose pictures it shows.
 */
export function checkDocument(
  document: unknown,
  field: string,
  otherErrors: Readonly<Record<string, string>> = {},
): RichDocument {
  const documentErrors = validateDocument(document)
    .slice(0, MAX_ERRORS)
    .map(({ path, message }): [string, string] => [
      path === '' ? field : `${field}.${path}`.slice(0, MAX_PATH_CHARACTERS),
      message,
    ]);
  const found = { ...otherErrors, ...Object.fromEntries(documentErrors) };
  if (Object.keys(found).length > 0) throw new ProblemError('invalid_input', { fields: found });
  return toCanonicalDocument(document as RichDocument);
}
