import type { CompanyItemLine } from '@danji/contracts/bids/company-item';
import { EditState } from '@danji/contracts/codes/edit-state';
import { Badge, type Tone } from '@danji/ui';

const TONES: Readonly<Record<CompanyItemLine['edit_state_type'], Tone>> = {
  [EditState.NONE]: 'neutral',
  [EditState.WAIT]: 'neutral',
  [EditState.DISABLED]: 'neutral',
  [EditState.EDITED]: 'warning',
  [EditState.PENDING]: 'brand',
  [EditState.DONE]: 'success',
  [EditState.FAILED]: 'danger',
};

/** The state of a company item, for its vendor. */
export const CompanyStateBadge = ({ state }: { state: CompanyItemLine['edit_state_type'] }) => (
  <Badge tone={TONES[state]}>{EditState.label(state)}</Badge>
);

const { WAIT, DISABLED, EDITED, PENDING, FAILED } = EditState;

/** Describes what the state means for the readers, and the next step of the vendor. */
export function describeState(state: CompanyItemLine['edit_state_type'], isPublic: boolean): string {
  const shown = isPublic ? ' 그동안 승인된 내용이 그대로 보여요.' : '';
  if (state === WAIT) return '아직 나만 볼 수 있어요. 다 쓰면 승인을 요청해 주세요.';
  if (state === PENDING) return `운영팀이 확인하고 있어요.${shown}`;
  if (state === EDITED) return '고친 내용을 운영팀이 확인하고 있어요. 그동안 승인된 내용이 그대로 보여요.';
  if (state === FAILED) return `아래 이유를 확인하고 고쳐서 다시 올려 주세요.${shown}`;
  if (state === DISABLED) return '지금은 나만 볼 수 있어요.';
  return '누구나 볼 수 있어요.';
}
