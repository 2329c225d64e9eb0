import type { WorkspaceExport, WorkspaceExportEvent } from '@danji/contracts/workspace/workspace-export';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import type { Tone } from '@danji/ui';

const TONES: Readonly<Record<WorkspaceExport['state'], Tone>> = {
  [WorkspaceExportState.WAITING]: 'brand',
  [WorkspaceExportState.RUNNING]: 'brand',
  [WorkspaceExportState.DONE]: 'success',
  [WorkspaceExportState.FAILED]: 'danger',
  [WorkspaceExportState.EXPIRED]: 'neutral',
};
export const toneOf = (state: WorkspaceExport['state']): Tone => TONES[state];

/** Tells whether an export is queued or running. */
export const isInProgress = ({ state }: Pick<WorkspaceExport, 'state'>): boolean =>
  state === WorkspaceExportState.WAITING || state === WorkspaceExportState.RUNNING;

const ACTIONS: Readonly<Record<WorkspaceExportEvent['action'], string>> = {
  started: '내보내기를 시작했어요',
  done: '파일이 준비됐어요',
  failed: '만들다가 멈췄어요',
  downloaded: '내려받았어요',
  expired: '기간이 지나 파일을 지웠어요',
};

/** `김소장 님이 내려받았어요`. */
export const describeAction = ({ action, user }: WorkspaceExportEvent): string =>
  user ? `${user.name} 님이 ${ACTIONS[action]}` : ACTIONS[action];
