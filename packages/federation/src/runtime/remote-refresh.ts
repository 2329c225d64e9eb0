// Hooks have other names here: swc would instrument components that call hooks, with the calls that this file handles.
import {
  createElement,
  forwardRef,
  memo,
  useEffect as effect,
  useReducer as reducer,
  type FunctionComponent,
  type Ref,
} from 'react';

/**
 * The versions of one component. Hot updates inside a published shell keep state although its React is a production
 * build, which cannot replace components: every component of the remote is rendered through a stable proxy that calls
 * the newest code.
 */
type Family = {
  id: string;
  newest: FunctionComponent;
  hooks: string;
  /** Incremented when the hooks have changed: the previous state does not match them. */
  generation: number;
  StableProxy: FunctionComponent;
};
type ReadHooks = () => readonly unknown[];
/** The result of `memo` or `forwardRef`. */
type Wrapped = { $$typeof: symbol; type?: unknown; compare?: Compare | null; render?: unknown };
type Compare = (before: object, after: object) => boolean;
/** The function inside `forwardRef` has the ref as its second parameter. */
type RenderFunction = (props: object, ref?: Ref<unknown>) => ReturnType<FunctionComponent>;
type Forwarded = { forwarded?: Ref<unknown> };

const families = new Map<string, Family>();
const familyOf = new WeakMap<object, Family>();
const hooksOf = new WeakMap<object, string>();
const mounted = new Set<() => void>();
/** Wrapped components by their stable first version; `newest` has the current comparison of properties. */
const wrappedComponents = new Map<string, { newest: Wrapped; stable: object }>();
const stableOf = new WeakMap<object, object>();
const [MEMO, FORWARD] = [memo(() => null), forwardRef(() => null)].map(({ $$typeof }) => $$typeof);

const isFunction = (type: unknown): type is FunctionComponent =>
  typeof type === 'function' && !(type.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;

function toFamily(id: string, newest: FunctionComponent): Family {
  const Newest: FunctionComponent<Forwarded> = ({ forwarded, ...props }) =>
    (family.newest as RenderFunction)(props, forwarded);
  const StableProxy: FunctionComponent = (props) => {
    const [, render] = reducer((count: number) => count + 1, 0);
    effect(() => {
      mounted.add(render);
      return () => void mounted.delete(render);
    }, []);
    return createElement(Newest, { ...props, key: family.generation });
  };
  const family: Family = { id, newest, hooks: hooksOf.get(newest) ?? '', generation: 0, StableProxy };
  StableProxy.displayName = newest.name;
  return family;
}

const isWrapped = (type: unknown): type is Wrapped =>
  typeof type === 'object' &&
  type !== null &&
  '$$typeof' in type &&
  (type.$$typeof === MEMO || type.$$typeof === FORWARD);

/**
 * Creates the stable version of a wrapped component: the inner component was registered before it, so it has a proxy.
 */
function toStable({ type, compare, render }: Wrapped, id: string): object {
  if (render !== undefined) {
    const inner = toProxy(render as FunctionComponent<Forwarded>);
    return forwardRef<unknown, object>((props, ref) => createElement(inner, { ...props, forwarded: ref }));
  }
  return memo(
    toProxy(type as FunctionComponent),
    compare ? (before, after) => wrappedComponents.get(id)?.newest.compare?.(before, after) ?? false : undefined,
  );
}

function registerWrapped(type: Wrapped, id: string): void {
  const existing = wrappedComponents.get(id);
  if (
    existing &&
    (existing.newest.$$typeof !== type.$$typeof || Boolean(existing.newest.compare) !== Boolean(type.compare))
  )
    location.reload();
  const stable = existing?.stable ?? toStable(type, id);
  wrappedComponents.set(id, { newest: type, stable });
  stableOf.set(type, stable);
}

/**
 * Called by swc's instrumentation for every component of a file, each time the file runs. A class loses its state with
 * each change, as in every fast refresh; a component that changes its kind requires a reload of the page.
 */
function register(type: unknown, id: string): void {
  const existing = families.get(id);
  if (isWrapped(type)) registerWrapped(type, id);
  if (isFunction(type) ? wrappedComponents.has(id) : existing !== undefined) location.reload();
  if (!isFunction(type)) return;
  const family = existing ?? toFamily(id, type);
  families.set(id, family);
  familyOf.set(type, family);
  const hooks = hooksOf.get(type) ?? '';
  if (hooks !== family.hooks) family.generation += 1;
  Object.assign(family, { newest: type, hooks });
}

/** Called by swc's instrumentation with the hooks of a component. */
const sign =
  () =>
  (type: unknown, hooks?: string, mustReset?: boolean, readOwn?: ReadHooks): unknown => {
    if (typeof type !== 'function' || hooks === undefined) return type;
    const own = readOwn?.().map((hook) => (typeof hook === 'function' ? (hooksOf.get(hook) ?? '') : '')) ?? [];
    hooksOf.set(type, [hooks, ...own, mustReset ? Math.random() : ''].join('\n'));
    return type;
  };

/** Returns the proxy of a component of the remote; anything else unchanged. */
export function toProxy<T>(type: T): T {
  if (isFunction(type)) return (familyOf.get(type)?.StableProxy ?? type) as T;
  return isWrapped(type) ? ((stableOf.get(type) ?? type) as T) : type;
}

const refresh = () => {
  for (const render of mounted) render();
};

Object.assign(globalThis, { danjiRemoteRefresh: { register, sign, refresh, toProxy } });
