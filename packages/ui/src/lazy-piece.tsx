import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

type Piece = (props: never) => ReactNode;
type PropsOf<Body> = Body extends (props: infer Props) => ReactNode ? Props : never;
type NameOfPiece<Module> = { [Name in keyof Module]: Module[Name] extends Piece ? Name : never }[keyof Module];

/**
 * A component whose code is loaded when it is first on a page: it keeps its type, type parameters included, and passes its
 * properties on. Until then the placeholder stands there, which gets the same properties and takes the same room.
 * `export const LineChart = lazyPiece(() => import('./line-chart.tsx'), 'LineChart', ChartPlaceholder);`
 * A load that fails is tried once more; the second failure goes to the error boundary of the page.
 */
export function lazyPiece<Module, Name extends NameOfPiece<Module>>(
  load: () => Promise<Module>,
  name: Name,
  Placeholder: (props: PropsOf<Module[Name]>) => ReactNode,
): Module[Name] {
  const Body = lazy(async () => {
    const module = await load().catch(load);
    // Checked by NameOfPiece: what bears this name is a component.
    return { default: module[name] as ComponentType<object> };
  });
  const Waiting = Placeholder as ComponentType<object>;
  // The mark tells whoever looks at the page from outside that a piece is still to come; it takes no part in the layout.
  const toFallback = (props: object) => <div data-lazy="" style={{ display: 'contents' }}>{createElement(Waiting, props)}</div>;
  return ((props: object) => <Suspense fallback={toFallback(props)}>{createElement(Body, props)}</Suspense>) as Module[Name];
}
