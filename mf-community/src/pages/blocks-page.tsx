import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listCommunityBlocks } from '@danji/contracts/community/community-block.endpoints';
import { Stack } from '@danji/ui';
import { BlockRow } from '../posts/blocks/block-row.tsx';
import { MemberOnly } from '../posts/member-only.tsx';

function Blocks() {
  const list = usePagedList(listCommunityBlocks);
  return (
    <ListScreen
      width="prose"
      list={list}
      lead="글과 답변, 댓글을 보지 않는 작성자"
      unit="명"
      empty={{
        icon: 'user-x',
        title: '차단한 작성자가 없어요',
        description: '글이나 댓글의 메뉴에서 작성자를 차단하면 여기에 모여요.',
      }}
    >
      {(blocks) => (
        <Stack as="ul" gap={3} listStyleType="none">
          {blocks.map((block) => (
            <BlockRow key={block.id} block={block} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}

/** `/community/blocks`: the authors that a member has blocked. */
export const BlocksPage = () => (
  <MemberOnly title="차단한 작성자">
    <Blocks />
  </MemberOnly>
);
