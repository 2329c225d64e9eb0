import { useFoundHits } from '@danji/shell-sdk';
import { EmptyState, VisuallyHidden } from '@danji/ui';

/** How many were found, said; and what to try when it is nothing. */
export function HitCount({ query }: { query: string }) {
  const { hits, sections } = useFoundHits();
  if (sections === 0) return null;
  return (
    <>
      <VisuallyHidden as="output">{hits > 0 ? `검색 결과 ${hits}건` : ''}</VisuallyHidden>
      {hits === 0 ? (
        <EmptyState
          icon="search" title={`‘${query}’와 맞는 결과가 없어요`}
          description="낱말을 줄이거나 띄어쓰기를 바꿔 보세요. 단지 이름은 ‘한빛마을’처럼 앞부분만 입력해도 찾을 수 있어요."
        />
      ) : null}
    </>
  );
}
