import { defineRemote } from '@danji/shell-sdk';
import { screens, slots } from './screens.ts';
import { WorkspaceGate } from './shared/workspace-gate.tsx';
import { SpaceMenu, toSpaceMenu } from './spaces/space-menu.ts';

const frame = (
  <SpaceMenu value={toSpaceMenu(screens)}>
    <WorkspaceGate />
  </SpaceMenu>
);

export const remote = defineRemote({ screens, slots, frame });
