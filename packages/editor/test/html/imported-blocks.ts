import { fromHtml } from '../../src/core/from-html.ts';

export const blocks = (html: string) => fromHtml(html).children;

export const p = (...children: unknown[]) => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? { text: child } : child)),
});
