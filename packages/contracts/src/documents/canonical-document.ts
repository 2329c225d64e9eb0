import { getOwn } from '../get-own.ts';
import type { RichDocument } from './rich-document.ts';

type Fields = Record<string, unknown>;

/** Values that mean the same as their absence, because the viewer uses them as defaults. */
const DEFAULTS: Readonly<Record<string, Fields>> = {
  paragraph: { align: 'left' },
  heading: { align: 'left' },
  'numbered-list': { start: 1 },
  image: { align: 'center', alt: '', caption: '' },
  video: { start: 0 },
};

/** The key order of `jsonb`, shorter keys first, so that the checked and the stored document are the same bytes. */
const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => a.length - b.length || (a < b ? -1 : 1);

function toCanonical(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toCanonical);
  if (typeof node !== 'object' || node === null) return node;
  const { type } = node as { type?: string };
  const defaults = (type !== undefined && getOwn(DEFAULTS, type)) || {};
  const definedEntries = Object.entries(node).filter(
    ([key, value]) => !Object.hasOwn(defaults, key) || defaults[key] !== value,
  );
  return Object.fromEntries(definedEntries.sort(byKey).map(([key, value]) => [key, toCanonical(value)]));
}

/**
 * Returns a valid document in its stored form: fixed key order, no default values. Documents with the same meaning
 * become the same bytes. The server stores it; a browser compares its own text with a stored one by it.
 */
export const toCanonicalDocument = (document: RichDocument): RichDocument => toCanonical(document) as RichDocument;
