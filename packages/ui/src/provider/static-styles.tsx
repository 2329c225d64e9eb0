/** For server-rendered pages (`@danji/ui/static`); none of it is part of the app in the browser. */
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { createStyleCache } from './style-cache.ts';
import { UiProvider } from './ui-provider.tsx';

/** One style element of a rendered page: its rules, and the names by which the app in the browser recognises them. */
export type StaticStyle = { emotion: string; css: string };

function toStyles({ key, inserted, registered }: EmotionCache): StaticStyle[] {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isOfClass = ([name]: [string, string]) => registered[`${key}-${name}`] !== undefined;
  const ofClasses = rules.filter(isOfClass);
  const global = rules
    .filter((rule) => !isOfClass(rule))
    .map(([name, css]) => ({ emotion: `${key}-global ${name}`, css }));
  return [
    ...global,
    { emotion: [key, ...ofClasses.map(([name]) => name)].join(' '), css: ofClasses.map(([, css]) => css).join('') },
  ];
}

/** A provider for one rendered page, and the styles of its content. */
export function createStaticStyles(): {
  Provider: (props: { children?: ReactNode }) => ReactNode;
  read: () => StaticStyle[];
} {
  const cache = createStyleCache();
  // Collects the rules instead of writing a style element beside each element that first needs one.
  cache.compat = true;
  return { Provider: ({ children }) => <UiProvider cache={cache}>{children}</UiProvider>, read: () => toStyles(cache) };
}
