import { Button, CardSkeleton, HStack, Spinner, Stack, Text, VisuallyHidden } from '@danji/ui';
import { useEffect, useState } from 'react';
import { Column } from '../shared/page.tsx';

/** After so long the screen says that it takes long, and offers to try again (FEDERATION §5). ms */
const SLOW_AFTER_MS = 2500;

/** Whether something has been waited for longer than a person likes. */
function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** Stands where a remote's screen will be: a skeleton, and within 3 s a word about it with a way to try again. */
export function RemoteWaiting({ label, onRetry }: { label: string; onRetry: () => void }) {
  const isSlow = useIsSlow();
  return (
    <Column>
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <Stack gap={6}>
        {isSlow ? (
          <HStack as="output" gap={4} css={{ flexWrap: 'wrap', justifyContent: 'center' }}>
            <Spinner label="" />
            <Text>{`${label} 불러오는 중… 오래 걸려요`}</Text>
            <Button variant="outline" size="sm" icon="refresh" onClick={onRetry}>다시 시도</Button>
          </HStack>
        ) : null}
        <CardSkeleton label={`${label} 불러오는 중`} />
      </Stack>
    </Column>
  );
}
