import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import { useSearchParams } from '@danji/shell-sdk/router';
import { RecommendTree } from '../referrals/recommend-tree.tsx';

const GRADES = RecommendGrade.options.map(({ code, label }) => ({ value: String(code), label }));

/** The referral tree from the top, opened level by level; a search or a grade shows the members that match. */
export function RecommendTreePage() {
  const [search] = useSearchParams();
  const isFiltered = search.has('search') || search.has('grade');
  const list = usePagedList(listRecommendRelations, {
    query: isFiltered ? {} : { is_top: true },
    filters: { search: 'text', grade: 'number' },
  });
  return (
    <ListScreen
      list={list}
      label="추천 관계"
      lead={isFiltered ? '찾은 회원' : '상위 회원이 없는 회원'}
      unit="명"
      searchLabel="이름·이메일·휴대폰 번호·추천 코드 검색"
      bar={<FilterSelect list={list} name="grade" label="추천 직책" all="모든 직책" options={GRADES} />}
      empty={{
        icon: 'users',
        title: '아직 추천 관계가 없어요',
        description: '추천 코드로 가입한 회원이 생기면 여기에서 볼 수 있어요.',
      }}
    >
      {(rows) => <RecommendTree relations={rows} label="추천 관계" />}
    </ListScreen>
  );
}
