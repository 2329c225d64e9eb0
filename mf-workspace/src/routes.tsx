import { webPaths } from '@danji/contracts/web-paths';
import type { RemoteRoute } from '@danji/shell-sdk';
import { lazyPage } from '@danji/shell-sdk/router';
import { WorkspaceGate } from './shared/workspace-gate.tsx';

/** Screens of work spaces (DECISIONS, Screens and routes). */
export const routes: RemoteRoute[] = [
  {
    path: webPaths.workspaces,
    element: <WorkspaceGate />,
    children: [
      { index: true, element: lazyPage(() => import('./pages/work-space-list-page.tsx'), 'WorkSpaceListPage') },
      { path: 'new', element: lazyPage(() => import('./pages/work-space-new-page.tsx'), 'WorkSpaceNewPage') },
      { path: 'find', element: lazyPage(() => import('./pages/work-space-find-page.tsx'), 'WorkSpaceFindPage') },
      { path: ':id', element: lazyPage(() => import('./pages/work-space-page.tsx'), 'WorkSpacePage') },
      { path: ':id/facts', element: lazyPage(() => import('./pages/work-space-facts-page.tsx'), 'WorkSpaceFactsPage') },
      { path: ':id/members', element: lazyPage(() => import('./pages/work-members-page.tsx'), 'WorkMembersPage') },
    ],
  },
];
