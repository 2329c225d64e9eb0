import { CommunityTopic } from '@danji/contracts/codes/community-codes';
import { subCategoryLabel } from '@danji/contracts/community/community-categories';
import type { CommunityPostLine } from '@danji/contracts/community/community-post';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { formatPoints } from '@danji/contracts/format/number';
import { Badge } from '@danji/ui';

/** The fields of a post by which it is classified. */
export type PostFacts = Pick<
  CommunityPostLine,
  'category' | 'category1' | 'category2' | 'price' | 'is_question' | 'is_accepted' | 'is_own' | 'answers' | 'sigungu'
> & { board: Pick<CommunityPostLine['board'], 'board_status'> };

const { NO_PERMISSION, INVISIBLE, BLOCK } = BoardStatus;

/** The state of a post where it is not simply public: for its author, or for who may not read it. */
function StatusBadge({ board: { board_status } }: PostFacts) {
  if (board_status === NO_PERMISSION) return <Badge>열람 제한</Badge>;
  if (board_status === INVISIBLE || board_status === BLOCK)
    return <Badge tone="warning">{BoardStatus.label(board_status)}</Badge>;
  return null;
}

/** `채택` or that nobody has answered yet. */
function QuestionBadge({ is_question, is_accepted, answers }: PostFacts) {
  if (!is_question) return null;
  if (is_accepted) return <Badge tone="success">채택</Badge>;
  return answers === 0 ? <Badge tone="warning">답변 대기</Badge> : null;
}

/** Category, price or reward, and the state of a question. */
export function PostBadges({ post, hasTopic = false }: { post: PostFacts; hasTopic?: boolean }) {
  const { price, is_question, category2, sigungu } = post;
  return (
    <>
      <Badge tone="brand">{subCategoryLabel(post)}</Badge>
      {price > 0 ? (
        <Badge tone="accent">{is_question ? `채택하면 ${formatPoints(price)}` : formatPoints(price)}</Badge>
      ) : null}
      <QuestionBadge {...post} />
      <StatusBadge {...post} />
      {hasTopic && category2 > 0 ? <Badge>{CommunityTopic.label(category2)}</Badge> : null}
      {hasTopic && sigungu ? <Badge>{`${sigungu.sido_short} ${sigungu.sigungu}`}</Badge> : null}
    </>
  );
}
