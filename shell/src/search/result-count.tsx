import { useTotalResultCount, useSession } from '@danji/shell-sdk';
import { Button, EmptyState, VisuallyHidden } from '@danji/ui';
import { useEffect, useState } from 'react';
import { useRegistry } from '../shared/app-context.ts';
import { listSlotRemotes } from '../shared/slots.ts';
import { useScreenResults } from './use-screen-results.ts';

/** How long the message waits for remotes that still load, ms: they may find something. */
const WAIT_FOR_REMOTES_MS = 700;

function NoResults({
  query,
  waitsForRemotes,
  onClear,
}: {
  query: string;
  waitsForRemotes: boolean;
  onClear: () => void;
}) {
  const [isSure, setIsSure] = useState(!waitsForRemotes);
  useEffect(() => {
    if (!waitsForRemotes) return undefined;
    const timer = setTimeout(() => setIsSure(true), WAIT_FOR_REMOTES_MS);
    return () => clearTimeout(timer);
  }, [waitsForRemotes]);
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
export function ResultCount({ query, onClear }: { query: string; onClear: () => void }) {
  const { total, isPending } = useTotalResultCount();
  const screens = useScreenResults(query);
  const registry = useRegistry();
  const session = useSession();
  // Without a remote in the slot, the shell's own results are complete.
  const waitsForRemotes = listSlotRemotes(registry, 'search', session).length > 0;
  return (
    <>
      <VisuallyHidden as="output">{total > 0 && !isPending ? `검색 결과 ${total}건` : ''}</VisuallyHidden>
      {total === 0 && screens.length === 0 && !isPending ? (
        <NoResults key={query} query={query} waitsForRemotes={waitsForRemotes} onClear={onClear} />
      ) : null}
    </>
  );
}
