import { useFoundHits } from '@danji/shell-sdk';
import { EmptyState, VisuallyHidden } from '@danji/ui';
import { useEffect, useState } from 'react';

/** Remotes that are still on their way may find something. */
const PATIENCE_MS = 700;

function Nothing({ query }: { query: string }) {
  const [isSure, setIsSure] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSure(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSure) return null;
  return (
    <EmptyState
      icon="search" title={`‘${query}’ 검색 결과가 없어요`}
      description="낱말을 줄이거나 띄어쓰기를 바꿔 보세요. 이름은 ‘한빛마을’처럼 앞부분만 입력해도 찾을 수 있어요."
    />
  );
}

/** How many were found, said; and what to try when it is nothing. */
export function HitCount({ query }: { query: string }) {
  const { hits, isPending } = useFoundHits();
  return (
    <>
      <VisuallyHidden as="output">{hits > 0 && !isPending ? `검색 결과 ${hits}건` : ''}</VisuallyHidden>
      {hits === 0 && !isPending ? <Nothing key={query} query={query} /> : null}
    </>
  );
}
