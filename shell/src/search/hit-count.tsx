import { useFoundHits, useSession } from '@danji/shell-sdk';
import { Button, EmptyState, VisuallyHidden } from '@danji/ui';
import { useEffect, useState } from 'react';
import { useRegistry } from '../shared/app-context.ts';
import { listFillers } from '../shared/slots.ts';
import { useScreenHits } from './use-screen-hits.ts';

/** How long the message waits for remotes that still load, ms: they may find something. */
const PATIENCE_MS = 700;

function Nothing({ query, waits, onClear }: { query: string; waits: boolean; onClear: () => void }) {
  const [isSure, setIsSure] = useState(!waits);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setIsSure(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  if (!isSure) return null;
  return (
    <EmptyState
      icon="search"
      title={`‘${query}’ 검색 결과가 없어요`}
      description="검색어를 줄이거나 띄어쓰기를 바꿔 보세요. 이름은 ‘한빛마을’처럼 앞부분만 입력해도 찾을 수 있어요."
      action={
        <Button variant="outline" onClick={onClear}>
          검색어 지우기
        </Button>
      }
    />
  );
}

/** Announces the number of results, and says what to try when there are none. */
export function HitCount({ query, onClear }: { query: string; onClear: () => void }) {
  const { hits, isPending } = useFoundHits();
  const screens = useScreenHits(query);
  const registry = useRegistry();
  const session = useSession();
  // Without a remote in the slot, the shell's own results are complete.
  const waits = listFillers(registry, 'search', session).length > 0;
  return (
    <>
      <VisuallyHidden as="output">{hits > 0 && !isPending ? `검색 결과 ${hits}건` : ''}</VisuallyHidden>
      {hits === 0 && screens.length === 0 && !isPending ? (
        <Nothing key={query} query={query} waits={waits} onClear={onClear} />
      ) : null}
    </>
  );
}
