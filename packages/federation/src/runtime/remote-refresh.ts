// Under other names: swc would mark a component that calls hooks, and these marks are what this file answers.
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
 * Hot updates that keep state inside a published shell: its React is a production build, which cannot swap components. So
 * every component of the remote is shown through a stand-in that stays, and that calls the newest code.
 */
type Family = {
  id: string;
  newest: FunctionComponent;
  hooks: string;
  /** Raised when the hooks have changed: state of the old ones fits no more. */ generation: number;
  StableProxy: FunctionComponent;
};
type ReadHooks = () => readonly unknown[];
/** What `memo` and `forwardRef` make. */
type Wrapped = { $$typeof: symbol; type?: unknown; compare?: Compare | null; render?: unknown };
type Compare = (before: object, after: object) => boolean;
/** The function within `forwardRef` takes the ref beside its properties. */
type Rendering = (props: object, ref?: Ref<unknown>) => ReturnType<FunctionComponent>;
type Forwarded = { forwarded?: Ref<unknown> };

const families = new Map<string, Family>();
const familyOf = new WeakMap<object, Family>();
const hooksOf = new WeakMap<object, string>();
const mounted = new Set<() => void>();
/** Wrapped components by their first form, which stays; `newest` says how properties are compared now. */
const wrappings = new Map<string, { newest: Wrapped; stable: object }>();
const stableOf = new WeakMap<object, object>();
const [MEMO, FORWARD] = [memo(() => null), forwardRef(() => null)].map(({ $$typeof }) => $$typeof);

const isFunction = (type: unknown): type is FunctionComponent =>
  typeof type === 'function' && !(type.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;

function toFamily(id: string, newest: FunctionComponent): Family {
  const Newest: FunctionComponent<Forwarded> = ({ forwarded, ...props }) =>
    (family.newest as Rendering)(props, forwarded);
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

/** What stays of a wrapped component: its inside was registered before it, and is a stand-in already. */
function toStable({ type, compare, render }: Wrapped, id: string): object {
  if (render !== undefined) {
    const inner = toProxy(render as FunctionComponent<Forwarded>);
    return forwardRef<unknown, object>((props, ref) => createElement(inner, { ...props, forwarded: ref }));
  }
  return memo(
    toProxy(type as FunctionComponent),
    compare ? (before, after) => wrappings.get(id)?.newest.compare?.(before, after) ?? false : undefined,
  );
}

function registerWrapped(type: Wrapped, id: string): void {
  const existing = wrappings.get(id);
  if (
    existing &&
    (existing.newest.$$typeof !== type.$$typeof || Boolean(existing.newest.compare) !== Boolean(type.compare))
  )
    location.reload();
  const stable = existing?.stable ?? toStable(type, id);
  wrappings.set(id, { newest: type, stable });
  stableOf.set(type, stable);
}

/** Called by swc's marks for every component of a file, each time the file runs. A class begins anew with each change, as in every refresh; a component that changes its kind needs the page anew. */
function register(type: unknown, id: string): void {
  const existing = families.get(id);
  if (isWrapped(type)) registerWrapped(type, id);
  if (isFunction(type) ? wrappings.has(id) : existing !== undefined) location.reload();
  if (!isFunction(type)) return;
  const family = existing ?? toFamily(id, type);
  families.set(id, family);
  familyOf.set(type, family);
  const hooks = hooksOf.get(type) ?? '';
  if (hooks !== family.hooks) family.generation += 1;
  Object.assign(family, { newest: type, hooks });
}

/** Called by swc's marks with the hooks of a component. */
const sign =
  () =>
  (type: unknown, hooks?: string, mustReset?: boolean, readOwn?: ReadHooks): unknown => {
    if (typeof type !== 'function' || hooks === undefined) return type;
    const own = readOwn?.().map((hook) => (typeof hook === 'function' ? (hooksOf.get(hook) ?? '') : '')) ?? [];
    hooksOf.set(type, [hooks, ...own, mustReset ? Math.random() : ''].join('\n'));
    return type;
  };

/** The stand-in of a component of the remote; anything else as it is. */
export function toProxy<T>(type: T): T {
  if (isFunction(type)) return (familyOf.get(type)?.StableProxy ?? type) as T;
  return isWrapped(type) ? ((stableOf.get(type) ?? type) as T) : type;
}

const refresh = () => {
  for (const render of mounted) render();
};

Object.assign(globalThis, { danjiRemoteRefresh: { register, sign, refresh, toProxy } });
