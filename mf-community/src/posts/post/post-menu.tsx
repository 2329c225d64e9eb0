import { useMutation } from '@danji/api-client';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { deleteCommunityPost, updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { IconButton, Menu } from '@danji/ui';
import { toListPath } from '../categories.ts';

const { VISIBLE, INVISIBLE } = BoardStatus;

/** Describes the consequences of deleting a post. */
function describeDeletion({ purchases, is_question, price, answers }: CommunityPost): string {
  if (purchases > 0) return '목록에서 사라지고, 구매한 사람은 계속 볼 수 있어요.';
  if (is_question && price > 0 && answers === 0) return '걸어 둔 포인트는 돌려받아요. 지운 글은 되살릴 수 없어요.';
  return '댓글과 답변도 함께 사라지고, 지운 글은 되살릴 수 없어요.';
}

function useOwnPost(post: CommunityPost) {
  const { nano_id, board, category } = post;
  const [confirm, toast, navigate] = [useConfirm(), useToast(), useNavigate()];
  const removal = useMutation(deleteCommunityPost);
  const change = useMutation(updateCommunityPost);
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `'${board.title}' 글을 삭제할까요?`,
      description: describeDeletion(post),
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await removal.trigger({ params: { id: nano_id } });
    if (!outcome.ok)
      return toast({ title: '글을 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
    toast({ title: `'${board.title}' 글을 삭제했어요`, tone: 'success' });
    return void navigate(toListPath(category), { replace: true });
  };
  const show = async (board_status: typeof VISIBLE | typeof INVISIBLE): Promise<void> => {
    const outcome = await change.trigger({ params: { id: nano_id }, body: { board_status, updated: board.updated } });
    if (outcome.ok) toast({ title: board_status === VISIBLE ? '글을 공개했어요' : '글을 숨겼어요', tone: 'success' });
    else toast({ title: '글을 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return { remove, show };
}

/** Edit, hide, show again and delete, for the author of a post. */
export function PostMenu({ post }: { post: CommunityPost }) {
  const navigate = useNavigate();
  const { remove, show } = useOwnPost(post);
  const { board_status } = post.board;
  return (
    <Menu
      label="내 글 메뉴"
      trigger={<IconButton icon="more" label="내 글 메뉴" />}
      items={[
        {
          label: '수정 이력',
          icon: 'history',
          onSelect: () => void navigate(webPaths.communityPostVersions(post.nano_id)),
        },
        { label: '수정', icon: 'pencil', onSelect: () => void navigate(webPaths.communityPostEdit(post.nano_id)) },
        ...(board_status === VISIBLE
          ? [{ label: '숨기기', icon: 'eye-off' as const, onSelect: () => void show(INVISIBLE) }]
          : []),
        ...(board_status === INVISIBLE
          ? [{ label: '다시 공개', icon: 'eye' as const, onSelect: () => void show(VISIBLE) }]
          : []),
        { label: '삭제', icon: 'trash', tone: 'danger', onSelect: () => void remove() },
      ]}
    />
  );
}
