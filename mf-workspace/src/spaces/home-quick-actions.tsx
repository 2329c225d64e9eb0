import { useEndpoint } from '@danji/api-client';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { QuickActions } from '@danji/shell-sdk';
import type { ComponentProps } from 'react';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { memberCan } from '../shared/space-rights.ts';
import { toPreferredOrder } from './preferred-space.ts';
import { SPACE_ACTIONS } from './space-actions.ts';

type Actions = ComponentProps<typeof QuickActions>['actions'];

const NO_SPACE_ACTIONS: Actions = [
  { label: '단지 등록하기', path: webPaths.newWorkspace, icon: 'plus', hint: '워크스페이스 만들기' },
  { label: '우리 단지 찾기', path: webPaths.findWorkspace, icon: 'search', hint: '참여 요청하기' },
];
const UNKNOWN_SPACE_ACTIONS: Actions = [{ label: '워크스페이스', path: webPaths.workspaces, icon: 'building' }];

/** The first action leads to the work space and has its title as the hint. */
const toSpaceActions = ({ id, title, ...membership }: WorkSpace): Actions =>
  SPACE_ACTIONS.flatMap(({ action: { label, path, icon, hint }, right, otherHint }, index) => {
    const shownHint = memberCan(membership, right) ? hint : otherHint;
    return shownHint === undefined
      ? []
      : [{ label, icon, path: path.replace(':id', String(id)), hint: index === 0 ? title : shownHint }];
  });

/** The quick actions of a general user: in the preferred work space, or the ways to one (slot `home.quick-actions`). */
export function HomeQuickActions() {
  // The query of `HomeSpaces`: both share one response.
  const { data, error } = useEndpoint(listWorkSpaces, { query: { mine: 'in', page_size: 20 } });
  if (!data) return <QuickActions actions={error ? UNKNOWN_SPACE_ACTIONS : undefined} />;
  const [preferred] = toPreferredOrder(data.results);
  return <QuickActions actions={preferred ? toSpaceActions(preferred) : NO_SPACE_ACTIONS} />;
}
