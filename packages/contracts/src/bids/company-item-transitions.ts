import { EditState } from '../codes/edit-state.ts';
import type { CompanyItemState } from './company-item.ts';

/** The actor of a change of state. */
export type CompanyItemActor = 'owner' | 'staff';

/** The facts that decide the next states: the state, whether a version is public, another waits, and staff hid it. */
export type CompanyItemStanding = {
  state: CompanyItemState;
  isPublic: boolean;
  hasRevision: boolean;
  isHiddenByStaff: boolean;
};

const { WAIT, DISABLED, EDITED, PENDING, DONE, FAILED } = EditState;

/** A hidden item returns as it was, or is reviewed when its content has changed; what staff have hidden does not return unchanged. */
function fromHidden(
  { hasRevision, isHiddenByStaff }: CompanyItemStanding,
  actor: CompanyItemActor,
): CompanyItemState[] {
  if (hasRevision) return [PENDING];
  return isHiddenByStaff && actor === 'owner' ? [] : [DONE];
}

/** Lists the states into which `actor` may bring an item (FACTS §10.4). Whatever is public may be hidden. */
export function listCompanyItemTransitions(
  standing: CompanyItemStanding,
  actor: CompanyItemActor,
): readonly CompanyItemState[] {
  const { state, isPublic } = standing;
  if (state === DISABLED) return fromHidden(standing, actor);
  const hidden = isPublic ? [DISABLED] : [];
  if (actor === 'staff') return [...(state === PENDING || state === EDITED ? [DONE, FAILED] : []), ...hidden];
  return [...(state === WAIT || state === FAILED ? [PENDING] : []), ...hidden];
}

/** Returns the state of an item after its owner has changed the content. */
export function toEditedState(state: CompanyItemState): CompanyItemState {
  if (state === DONE) return EDITED;
  return state === FAILED ? PENDING : state;
}
