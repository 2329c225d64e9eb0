import type { Source } from './source.ts';
import type { Tables } from './tables.ts';
import type { Tree } from './tree.ts';

/** The state that the functions which read a page share. */
export type Reader = {
  tree: Tree;
  tables: Tables;
  source: Source;
  /** The origins of our own files. */
  origins: readonly string[];
  /** Addresses of pictures that are not ours, in the order of their occurrence. */
  images: string[];
};

/** Ends what was begun. */
export type Close = () => void;

/** Digits of an attribute as a number; nothing for anything else. */
export const toWholeNumber = (text: string | null): number | undefined =>
  /^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined;
