import { useEndpoint } from '@danji/api-client';
import type { SavedReply } from '@danji/contracts/community/saved-reply';
import { listSavedReplies } from '@danji/contracts/community/saved-reply.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button, Menu } from '@danji/ui';

/** The saved replies, one of which is inserted into the answer. */
export function SavedReplyMenu({ onSelect }: { onSelect: (reply: SavedReply) => void }) {
  const navigate = useNavigate();
  const { data, error, refresh } = useEndpoint(listSavedReplies, {});
  if (!data && error)
    return (
      <Button variant="ghost" size="sm" icon="refresh" alignSelf="flex-start" onClick={() => void refresh()}>
        자주 쓰는 답변 다시 불러오기
      </Button>
    );
  const replies = data?.results ?? [];
  return (
    <Menu
      label="자주 쓰는 답변"
      align="start"
      trigger={
        <Button variant="outline" size="sm" icon="message-square" alignSelf="flex-start" disabled={!data}>
          자주 쓰는 답변 넣기
        </Button>
      }
      items={
        replies.length > 0
          ? replies.map((reply) => ({ label: reply.title, onSelect: () => onSelect(reply) }))
          : [
              {
                label: '자주 쓰는 답변 만들기',
                icon: 'plus',
                onSelect: () => void navigate(webPaths.adminSavedReplies),
              },
            ]
      }
    />
  );
}
