import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { toProxy } from './remote-refresh.ts';

export { Fragment };

/** The function that compiled JSX of a development build calls; a published shell shares only `react/jsx-runtime`. */
export const jsxDEV = (type: Parameters<typeof jsx>[0], props: unknown, key?: string, isStatic?: boolean) =>
  (isStatic ? jsxs : jsx)(toProxy(type), props, key);
