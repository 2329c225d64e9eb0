import { useStepAge } from '@danji/shell-sdk/router';
import { Button, Card, CardSkeleton, HStack, Skeleton, Spinner, Stack, Text, VisuallyHidden } from '@danji/ui';
import { useEffect, useState } from 'react';
import { Column } from '../shared/page.tsx';

/** After so long the screen says that it takes long, and offers to try again (FEDERATION §5). ms */
const SLOW_AFTER_MS = 2500;
/** A step longer ago than that is not what is waited for. ms */
const SAME_WAIT_MS = 10_000;

type WaitingProps = {
  label: string;
  onRetry: () => void;
  /** Whether people have waited already, for a try that failed. */
  isRepeat?: boolean;
};

/** Whether something has been waited for longer than a person likes; `waited` has passed already, ms. */
function useIsSlow(isRepeat: boolean, waited: () => number): boolean {
  const [isSlow, setIsSlow] = useState(isRepeat);
  useEffect(() => {
    const before = waited();
    const timer = setTimeout(
      () => setIsSlow(true),
      before < SAME_WAIT_MS ? Math.max(0, SLOW_AFTER_MS - before) : SLOW_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [waited]);
  return isSlow;
}

const SlowWord = ({ label, onRetry }: WaitingProps) => (
  <HStack as="output" gap={4} css={{ flexWrap: 'wrap', justifyContent: 'center' }}>
    <Spinner label="" />
    <Text>{`${label} 불러오는 중… 오래 걸려요`}</Text>
    <Button variant="outline" size="sm" icon="refresh" onClick={onRetry}>
      다시 시도
    </Button>
  </HStack>
);

/** Stands where a remote's screen will be: a skeleton, and within 3 s of the step there a word about it with a way to try again. */
export function RemoteWaiting({ label, onRetry, isRepeat = false }: WaitingProps) {
  const isSlow = useIsSlow(isRepeat, useStepAge());
  return (
    <Column>
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <Stack gap={6}>
        {isSlow ? <SlowWord label={label} onRetry={onRetry} /> : null}
        <CardSkeleton label={`${label} 불러오는 중`} />
      </Stack>
    </Column>
  );
}

/** The same over a placeholder that the remote itself shows. */
export function ScreenWord({ label, onRetry, isRepeat = false }: WaitingProps) {
  return useIsSlow(isRepeat, useStepAge()) ? <SlowWord label={label} onRetry={onRetry} /> : null;
}

/** The place of a widget. */
export const SlotPlaceholder = () => (
  <Card aria-busy>
    <Stack gap={3}>
      <Skeleton width="40%" height={5} />
      <Skeleton />
      <Skeleton width="70%" />
    </Stack>
  </Card>
);
const none = () => 0;

/** The same where a widget will be. */
export function SlotWaiting({ label, onRetry, isRepeat = false }: WaitingProps) {
  const isSlow = useIsSlow(isRepeat, none);
  return isSlow ? (
    <Card aria-busy>
      <SlowWord label={label} onRetry={onRetry} />
    </Card>
  ) : (
    <SlotPlaceholder />
  );
}
