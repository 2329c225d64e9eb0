import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { remoteStorage } from '@danji/shell-sdk';

/** The id of the work space that this browser opened last. */
export const recentSpace = remoteStorage('workspace').local<number>('recent-space');

/** Sorts work spaces: the one opened last, the current one, the others. */
export function toPreferredOrder<Space extends Pick<WorkSpace, 'id' | 'is_current'>>(
  spaces: readonly Space[],
): Space[] {
  const recent = recentSpace.get();
  const rank = ({ id, is_current }: Space) => (id === recent ? 0 : is_current ? 1 : 2);
  return spaces.toSorted((a, b) => rank(a) - rank(b));
}
