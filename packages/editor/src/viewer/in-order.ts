import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Elements of nodes that have no identity but their place. They become fixed children, which need no keys. */
export const inOrder = <Node>(nodes: readonly Node[], render: (node: Node, index: number) => ReactNode): ReactElement =>
  createElement(Fragment, undefined, ...nodes.map(render));
