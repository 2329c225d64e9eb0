import { createHash } from 'node:crypto';
import type { SuggestRequestContent } from '@danji/contracts/bids/suggest-request';
import type { NanoId } from '@danji/contracts/fields';

type SentFile = { name: string; size: number };

/** The request as a vendor has sent it: all that counts as its offer, with names and sizes (bytes) of its files. */
export type SentPayload = Omit<SuggestRequestContent, 'company_item_id' | 'document_ids' | 'file_ids'> & {
  request: NanoId;
  suggest_item: NanoId;
  brand: { id: number; name: string; business_no: string };
  company_item: NanoId | null;
  documents: { title: string; number: string; files: SentFile[] }[];
  files: SentFile[];
  sent: string;
};

/** Sorts the names of objects, so that equal values have one text. */
function toSorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, toSorted(inner)]));
}

/** The SHA-256, in hex, of the canonical JSON of a payload: names in order, without white space. */
export const toHash = (payload: SentPayload): string =>
  createHash('sha256')
    .update(JSON.stringify(toSorted(payload)))
    .digest('hex');
