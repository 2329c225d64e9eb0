import { defineRemote } from '@danji/shell-sdk';
import { screens, slots } from './screens.ts';
import { WorkspaceGate } from './shared/workspace-gate.tsx';

export const remote = defineRemote({ screens, slots, frame: <WorkspaceGate /> });
