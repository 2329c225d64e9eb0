import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listCommunityDrafts } from '@danji/contracts/community/community-author.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { useState } from 'react';
import { DraftRow } from '../posts/drafts/draft-row.tsx';
import { MemberOnly } from '../posts/member-only.tsx';

const WriteLink = () => (
  <Button asChild icon="pencil">
    <Link to={webPaths.communityWrite}>글쓰기</Link>
  </Button>
);

function Drafts() {
  const list = usePagedList(listCommunityDrafts);
  const [now] = useState(() => Date.now());
  return (
    <ListScreen
      width="prose"
      list={list}
      lead="쓰다가 저장해 둔 글"
      unit="개"
      actions={<WriteLink />}
      empty={{
        icon: 'file-text',
        title: '임시저장한 글이 없어요',
        description: '글을 쓰다가 임시저장을 누르면 여기에 모여요.',
        action: <WriteLink />,
      }}
    >
      {(drafts) => (
        <Stack as="ul" gap={3} listStyleType="none">
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} now={now} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}

/** `/community/drafts`: the posts that a member has begun. */
export const DraftsPage = () => (
  <MemberOnly title="임시저장한 글">
    <Drafts />
  </MemberOnly>
);
