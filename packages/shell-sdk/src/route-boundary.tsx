import { Component, type ReactNode } from 'react';
import { Outlet, useLocation, type Location, type RouteObject } from 'react-router';

type BoundaryProps = { fallback: ReactNode; location: Location; children: ReactNode };
type BoundaryState = { hasFailed: boolean; location: Location };

/** Shows its fallback after a crash below it, until the user navigates. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return location === state.location ? null : { hasFailed: false, location };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

function RouteBoundary({ fallback, children }: Pick<BoundaryProps, 'fallback' | 'children'>) {
  return (
    <Boundary fallback={fallback} location={useLocation()}>
      {children}
    </Boundary>
  );
}

function withBoundary({ errorElement, element = <Outlet />, children, ...route }: RouteObject): RouteObject {
  const guarded =
    errorElement === undefined ? element : <RouteBoundary fallback={errorElement}>{element}</RouteBoundary>;
  return { ...route, element: guarded, ...(children && { children: withBoundaries(children) }) } as RouteObject;
}

/** Wraps routes so that `errorElement` replaces a route that, or whose child, has crashed. */
export const withBoundaries = (routes: readonly RouteObject[]): RouteObject[] => routes.map(withBoundary);
