import { getOwn } from '@danji/contracts/get-own';
import type { RichDocument } from '@danji/contracts/documents/rich-document';

type Fields = Record<string, unknown>;

/** Values that say the same as their absence: what the viewer does anyway. */
const DEFAULTS: Readonly<Record<string, Fields>> = {
  paragraph: { align: 'left' },
  heading: { align: 'left' },
  'numbered-list': { start: 1 },
  image: { align: 'center', alt: '', caption: '' },
  video: { start: 0 },
};

/** The order in which `jsonb` keeps keys, shorter ones first: what is checked and what is stored are the same bytes. */
const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => a.length - b.length || (a < b ? -1 : 1);

function toCanonical(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toCanonical);
  if (typeof node !== 'object' || node === null) return node;
  const { type } = node as { type?: string };
  const defaults = (type !== undefined && getOwn(DEFAULTS, type)) || {};
  const said = Object.entries(node).filter(([key, value]) => !Object.hasOwn(defaults, key) || defaults[key] !== value);
  return Object.fromEntries(said.sort(byKey).map(([key, value]) => [key, toCanonical(value)]));
}

/** A valid document in the one form that is stored: fixed key order, defaults absent. Documents that say the same are the same bytes. */
export const toCanonicalDocument = (document: RichDocument): RichDocument => toCanonical(document) as RichDocument;
