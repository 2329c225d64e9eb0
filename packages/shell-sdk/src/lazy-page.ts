import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { trackPending } from './pending-navigation.tsx';

/** Returns the one export of a page's module; remotes that were built before screens had a table name the one they mean. */
function toComponent<Props>(module: object, name?: string): ComponentType<Props> {
  const exports = Object.entries(module).filter(([key]) => name === undefined || key === name);
  const [component] = exports;
  if (!component || exports.length > 1)
    throw new Error(`A page must export one component, not ${Object.keys(module).join(', ')}`);
  return component[1] as ComponentType<Props>;
}

/** Creates a component whose module is loaded when it is first rendered. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<Readonly<Record<string, ComponentType<Props>>>>,
): ComponentType<Props> => lazy(async () => ({ default: toComponent<Props>(await load()) })) as ComponentType<Props>;

/** Creates an element that loads its page from a script of its own. */
export const lazyPage = (load: () => Promise<object>, name?: string): ReactNode =>
  createElement(lazy(() => trackPending(load().then((module) => ({ default: toComponent(module, name) })))));
