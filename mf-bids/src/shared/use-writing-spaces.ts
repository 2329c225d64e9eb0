import { useEndpoint } from '@danji/api-client';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { hasSpaceRight } from '@danji/contracts/workspace/space-rights';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { useSession } from '@danji/shell-sdk';

/** Whether the member writes notices for a space: nobody does in one that is closed. */
const isWriter = ({ my_role, archived, deleted }: WorkSpace): boolean =>
  my_role !== null && archived === null && deleted === null && hasSpaceRight(my_role, 'write_notices');

/** More spaces than anybody works in. */
const MAX_SPACES = 100;

/** The spaces for which the caller writes notices, the one of now first; `undefined` until they are loaded. */
export function useWritingSpaces() {
  const { kind, status } = useSession();
  const { data, ...state } = useEndpoint(
    listWorkSpaces,
    kind === 'general' ? { query: { mine: 'in', page: 1, page_size: MAX_SPACES } } : null,
    { refreshOnFocus: false },
  );
  const own = data?.results.filter(isWriter).toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  // Others than members work in none.
  const spaces = kind === 'general' || status === 'loading' ? own : [];
  return { spaces, ...state };
}
