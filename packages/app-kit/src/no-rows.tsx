import { Button, EmptyState, type EmptyStateProps } from '@danji/ui';
import type { ListState } from './list-state.ts';

type NoRowsProps = {
  list: Pick<ListState<unknown>, 'page' | 'setPage' | 'isFiltered' | 'clearFilters'>;
  empty: EmptyStateProps;
  noMatch: Partial<EmptyStateProps> | undefined;
};

/** Explains why a list is empty (nothing at all, nothing for these filters, a page past the end), and offers a way on. */
export function NoRows({ list, empty, noMatch }: NoRowsProps) {
  if (list.page > 1)
    return (
      <EmptyState
        icon="inbox"
        title="이 페이지에는 내용이 없어요"
        action={
          <Button variant="outline" onClick={() => list.setPage(1)}>
            첫 페이지로 가기
          </Button>
        }
      />
    );
  if (!list.isFiltered) return <EmptyState {...empty} />;
  return (
    <EmptyState
      icon="search"
      title="조건에 맞는 내용이 없어요"
      description="검색어나 조건을 바꿔 보세요."
      action={
        <Button variant="outline" onClick={list.clearFilters}>
          조건 지우기
        </Button>
      }
      {...noMatch}
    />
  );
}
