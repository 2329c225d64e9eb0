import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { Badge } from '@danji/ui';

/** Says of a work space that its master has archived or deleted it; nothing of one that is in use. */
export function ClosedSpaceBadge({ space: { archived, deleted } }: { space: Pick<WorkSpace, 'archived' | 'deleted'> }) {
  if (deleted !== null) return <Badge tone="danger">삭제됨</Badge>;
  return archived === null ? null : <Badge tone="warning">보관됨</Badge>;
}
