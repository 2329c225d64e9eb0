import type { CommunityAuthor } from '@danji/contracts/community/community-author';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, EmptyState, VisuallyHidden } from '@danji/ui';

const TITLE = '차단한 회원의 글이에요';

/** Stands in the place of a post whose author the reader has blocked; an anonymous author is not named. */
export const BlockedPost = ({ author, onShow }: { author: CommunityAuthor; onShow: () => void }) => (
  <>
    <VisuallyHidden as="h1">{TITLE}</VisuallyHidden>
    <EmptyState
      icon="user-x"
      title={TITLE}
      description={
        author.nano_id === null
          ? '차단한 작성자의 글은 목록과 검색에 보이지 않아요.'
          : `${author.nickname} 님의 글은 목록과 검색에 보이지 않아요.`
      }
      action={
        <>
          <Button onClick={onShow}>글 보기</Button>
          <Button asChild variant="outline">
            <Link to={webPaths.communityBlocks}>차단 목록</Link>
          </Button>
        </>
      }
    />
  </>
);
