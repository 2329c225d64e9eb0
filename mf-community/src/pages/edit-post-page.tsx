import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { getCommunityPost } from '@danji/contracts/community/community-post.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { BanGate } from '../posts/bans/ban-gate.tsx';
import { MemberOnly } from '../posts/member-only.tsx';
import { PostEditor } from '../posts/write/post-editor.tsx';
import { isPublished } from '../posts/write/use-post-form.ts';

const DRAFTS = { path: webPaths.communityDrafts, label: '임시저장한 글' };

function StoredPost({ nanoId }: { nanoId: string }) {
  const post = useEndpoint(getCommunityPost, { params: { id: nanoId } }, { refreshOnFocus: false });
  return (
    <RecordScreen
      record={post}
      name="글 수정"
      width="prose"
      list={{ path: webPaths.community, label: '커뮤니티 목록' }}
      missing={{ title: '고칠 글이 없어요' }}
      isElsewhere={({ is_own }) => !is_own}
    >
      {(data) => (
        <Page
          title={isPublished(data) ? '글 수정' : '글쓰기'}
          windowTitle={data.board.title === '' ? '글쓰기' : `${data.board.title} 수정`}
          width="prose"
          back={isPublished(data) ? { path: webPaths.communityPost(data.nano_id), label: '글 보기' } : DRAFTS}
        >
          <BanGate>
            <PostEditor key={data.nano_id} place={data} stored={data} />
          </BanGate>
        </Page>
      )}
    </RecordScreen>
  );
}

/** `/community/posts/:nanoId/edit`: the author of a post goes on writing it. */
export function EditPostPage() {
  const { nanoId = '' } = useParams();
  return (
    <MemberOnly title="글 수정">
      <StoredPost nanoId={nanoId} />
    </MemberOnly>
  );
}
