import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import { Badge, type Tone } from '@danji/ui';

const TONES: Partial<Record<BoardStatusCode, Tone>> = {
  [BoardStatus.VISIBLE]: 'success',
  [BoardStatus.INVISIBLE]: 'warning',
};

/** Whether readers see a post. */
export const PostStateBadge = ({ state }: { state: BoardStatusCode }) => (
  <Badge tone={TONES[state] ?? 'neutral'}>{BoardStatus.label(state)}</Badge>
);
