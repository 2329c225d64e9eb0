import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listCommunityBans } from '@danji/contracts/community/community-ban.endpoints';
import { toBanColumns } from '../reports/ban-columns.tsx';
import { useLift } from '../reports/use-lift.ts';

/** Members who cannot write in the community, and those who could not. */
export function BansPage() {
  const list = usePagedList(listCommunityBans, { filters: { search: 'text', state: 'text' } });
  const lift = useLift();
  return (
    <ListScreen
      label="커뮤니티 활동 제한"
      lead="제한은 신고를 처리할 때 걸어요 · 늦게 끝나는 제한부터"
      unit="건"
      list={list}
      searchLabel="별명 검색"
      table={{ columns: toBanColumns((ban) => void lift(ban)), rowKey: ({ id }) => id }}
      empty={{
        icon: 'user-x',
        title: '활동을 제한한 회원이 없어요',
        description: '신고된 글에서 글을 가릴 때 작성자의 활동을 함께 제한할 수 있어요.',
      }}
    />
  );
}
