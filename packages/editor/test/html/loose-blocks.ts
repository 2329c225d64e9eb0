import { normalizeDocument } from '../../src/core/normalize-document.ts';

export const p = (...children: unknown[]) => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? { text: child } : child)),
});

export const item = (...children: unknown[]) => ({ type: 'list-item', children });
export const cell = (...children: unknown[]) => ({ type: 'table-cell', children });
export const row = (...children: unknown[]) => ({ type: 'table-row', children });
export const table = (...children: unknown[]) => ({ type: 'table', children });
export const link = (url: string, ...children: unknown[]) => ({ type: 'link', url, children });
export const of = (...children: unknown[]) => ({ version: 1, children });
export const normal = (...children: unknown[]) => normalizeDocument(of(...children)).children;
