import { createElement, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Renderable = (props: never) => ReactNode;
type PropsOf<Body> = Body extends (props: infer Props) => ReactNode ? Props : never;
type ComponentNameOf<Module> = { [Name in keyof Module]: Module[Name] extends Renderable ? Name : never }[keyof Module];

/**
 * A component whose code is loaded when it is first rendered. It retains its type, type parameters included, and passes
 * its props on. Until then the placeholder takes its place, with the same props and the same size. `export const
 * LineChart = lazyComponent(() => import('./line-chart.tsx'), 'LineChart', ChartPlaceholder);` A load that fails is
 * tried once more; the second failure goes to the error boundary of the page.
 */
export function lazyComponent<Module, Name extends ComponentNameOf<Module>>(
  load: () => Promise<Module>,
  name: Name,
  Placeholder: (props: PropsOf<Module[Name]>) => ReactNode,
): Module[Name] {
  let moduleLoad: Promise<unknown> | undefined;
  let isLoaded = false;
  const Body = lazy(() => {
    const currentLoad = load()
      .catch(load)
      .then((module) => {
        isLoaded = true;
        // ComponentNameOf ensures that the export of this name is a component.
        return { default: module[name] as ComponentType<object> };
      });
    moduleLoad = currentLoad;
    return currentLoad;
  });
  const Fallback = Placeholder as ComponentType<object>;
  // The attribute shows tests and other observers of the page that a component is still loading; it does not affect
  // the layout.
  const toFallback = (props: object) => (
    <div data-lazy="" style={{ display: 'contents' }}>
      {createElement(Fallback, props)}
    </div>
  );
  return ((props: object) => {
    const [, setIsLoaded] = useState(isLoaded);
    // React reveals loaded content only 300 ms after it showed the placeholder, unless a state around it changes:
    // this state does.
    useEffect(() => {
      if (!isLoaded)
        moduleLoad?.then(
          () => setIsLoaded(true),
          () => undefined,
        );
    }, []);
    return <Suspense fallback={toFallback(props)}>{createElement(Body, props)}</Suspense>;
  }) as Module[Name];
}
