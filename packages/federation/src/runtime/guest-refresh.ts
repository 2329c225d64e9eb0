// Under other names: swc would mark a component that calls hooks, and these marks are what this file answers.
import { createElement, useEffect as whenShown, useReducer as reduced, type FunctionComponent } from 'react';

/**
 * Hot updates that keep state inside a published shell: its React is a production build, which cannot swap components. So
 * every component of the remote is shown through a stand-in that stays, and that calls the newest code.
 */
type Family = { id: string; newest: FunctionComponent; hooks: string; /** Raised when the hooks have changed: state of the old ones fits no more. */ generation: number; StandIn: FunctionComponent };
type ReadHooks = () => readonly unknown[];

const families = new Map<string, Family>();
const familyOf = new WeakMap<object, Family>();
const hooksOf = new WeakMap<object, string>();
const places = new Set<() => void>();

const isFunction = (type: unknown): type is FunctionComponent => typeof type === 'function' && !(type.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;

function toFamily(id: string, newest: FunctionComponent): Family {
  const Newest: FunctionComponent = (props) => family.newest(props);
  const StandIn: FunctionComponent = (props) => {
    const [, render] = reduced((count: number) => count + 1, 0);
    whenShown(() => {
      places.add(render);
      return () => void places.delete(render);
    }, []);
    return createElement(Newest, { ...props, key: family.generation });
  };
  const family: Family = { id, newest, hooks: hooksOf.get(newest) ?? '', generation: 0, StandIn };
  StandIn.displayName = newest.name;
  return family;
}

/** Called by swc's marks for every component of a file, each time the file runs. What is no plain function needs the page anew. */
function register(type: unknown, id: string): void {
  const known = families.get(id);
  if (!isFunction(type)) {
    if (known) location.reload();
    return;
  }
  const family = known ?? toFamily(id, type);
  families.set(id, family);
  familyOf.set(type, family);
  const hooks = hooksOf.get(type) ?? '';
  if (hooks !== family.hooks) family.generation += 1;
  Object.assign(family, { newest: type, hooks });
}

/** Called by swc's marks with the hooks of a component. */
const sign = () => (type: unknown, hooks?: string, mustReset?: boolean, readOwn?: ReadHooks): unknown => {
  if (typeof type !== 'function' || hooks === undefined) return type;
  const own = readOwn?.().map((hook) => (typeof hook === 'function' ? (hooksOf.get(hook) ?? '') : '')) ?? [];
  hooksOf.set(type, [hooks, ...own, mustReset ? Math.random() : ''].join('\n'));
  return type;
};

/** The stand-in of a component of the remote; anything else as it is. */
export const standIn = <T>(type: T): T => (isFunction(type) ? ((familyOf.get(type)?.StandIn ?? type) as T) : type);

const refresh = () => { for (const render of places) render(); };

Object.assign(globalThis, { danjiGuest: { register, sign, refresh, standIn } });
