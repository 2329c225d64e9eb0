import { formatNumber } from '@danji/contracts/format/number';
import { Badge } from '@danji/ui';

type UnreadBadgeProps = { /** `null` where the reader reads no messages. */ unread: number | null };

/** How many messages of the other side nobody of the reader's side has read; nothing without any. */
export const UnreadBadge = ({ unread }: UnreadBadgeProps) =>
  unread ? <Badge tone="danger">{`새 메시지 ${formatNumber(unread)}건`}</Badge> : null;
