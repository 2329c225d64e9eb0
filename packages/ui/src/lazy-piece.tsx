import { createElement, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Piece = (props: never) => ReactNode;
type PropsOf<Body> = Body extends (props: infer Props) => ReactNode ? Props : never;
type NameOfPiece<Module> = { [Name in keyof Module]: Module[Name] extends Piece ? Name : never }[keyof Module];

/**
 * A component whose code is loaded when it is first rendered. It retains its type, type parameters included, and
 * passes its props on. Until then the placeholder takes its place, with the same props and the same size. `export
 * const LineChart = lazyPiece(() => import('./line-chart.tsx'), 'LineChart', ChartPlaceholder);` A load that fails is
 * tried once more; the second failure goes to the error boundary of the page.
 */
export function lazyPiece<Module, Name extends NameOfPiece<Module>>(
  load: () => Promise<Module>,
  name: Name,
  Placeholder: (props: PropsOf<Module[Name]>) => ReactNode,
): Module[Name] {
  let arrival: Promise<unknown> | undefined;
  let hasArrived = false;
  const Body = lazy(() => {
    const arriving = load()
      .catch(load)
      .then((module) => {
        hasArrived = true;
        // Checked by NameOfPiece: what bears this name is a component.
        return { default: module[name] as ComponentType<object> };
      });
    arrival = arriving;
    return arriving;
  });
  const Waiting = Placeholder as ComponentType<object>;
  // The attribute shows tests and other observers of the page that a component is still loading; it does not affect
  // the layout.
  const toFallback = (props: object) => (
    <div data-lazy="" style={{ display: 'contents' }}>
      {createElement(Waiting, props)}
    </div>
  );
  return ((props: object) => {
    const [, setArrived] = useState(hasArrived);
    // React reveals loaded content only 300 ms after it showed the placeholder, unless a state around it changes:
    // this state does.
    useEffect(() => {
      if (!hasArrived)
        arrival?.then(
          () => setArrived(true),
          () => undefined,
        );
    }, []);
    return <Suspense fallback={toFallback(props)}>{createElement(Body, props)}</Suspense>;
  }) as Module[Name];
}
