import { Column } from '@danji/app-kit';
import { useNavigationAge } from '@danji/shell-sdk/router';
import { Button, Card, CardSkeleton, HStack, Skeleton, Spinner, Stack, Text, VisuallyHidden } from '@danji/ui';
import { useEffect, useState } from 'react';

/** After this time the placeholder says that loading takes long, and offers a retry (FEDERATION §5). ms */
const SLOW_AFTER_MS = 2500;
/** A navigation longer ago than this is not the one that is pending. ms */
const RECENT_NAVIGATION_MS = 10_000;

type LoadingProps = {
  label: string;
  onRetry: () => void;
  /** Whether a failed attempt came before: then the message appears at once. */
  isRepeat?: boolean;
};

/** Whether loading takes long; `waited` returns the time that has already passed, ms. */
function useIsSlow(isRepeat: boolean, elapsed: () => number): boolean {
  const [isSlow, setIsSlow] = useState(isRepeat);
  useEffect(() => {
    const elapsedMs = elapsed();
    const timer = setTimeout(
      () => setIsSlow(true),
      elapsedMs < RECENT_NAVIGATION_MS ? Math.max(0, SLOW_AFTER_MS - elapsedMs) : SLOW_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [elapsed]);
  return isSlow;
}

const SlowLoadingMessage = ({ label, onRetry }: LoadingProps) => (
  <HStack as="output" gap={4} css={{ flexWrap: 'wrap', justifyContent: 'center' }}>
    <Spinner label="" />
    <Text>{`${label} 불러오는 중… 오래 걸려요`}</Text>
    <Button variant="outline" size="sm" icon="refresh" onClick={onRetry}>
      다시 시도
    </Button>
  </HStack>
);

/** The placeholder of a remote's screen: a skeleton, and within 3 s of the navigation a message with a retry button. */
export function RemoteLoading({ label, onRetry, isRepeat = false }: LoadingProps) {
  const isSlow = useIsSlow(isRepeat, useNavigationAge());
  return (
    <Column>
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <Stack gap={6}>
        {isSlow ? <SlowLoadingMessage label={label} onRetry={onRetry} /> : null}
        <CardSkeleton label={`${label} 불러오는 중`} />
      </Stack>
    </Column>
  );
}

/** The same message above a placeholder that the remote itself renders. */
export function ScreenLoadingMessage({ label, onRetry, isRepeat = false }: LoadingProps) {
  return useIsSlow(isRepeat, useNavigationAge()) ? <SlowLoadingMessage label={label} onRetry={onRetry} /> : null;
}

/** The placeholder of a widget. */
export const SlotPlaceholder = () => (
  <Card aria-busy>
    <Stack gap={3}>
      <Skeleton width="40%" height={5} />
      <Skeleton />
      <Skeleton width="70%" />
    </Stack>
  </Card>
);
const zero = () => 0;

/** The placeholder of a widget with the message that loading takes long. */
export function SlotLoading({ label, onRetry, isRepeat = false }: LoadingProps) {
  const isSlow = useIsSlow(isRepeat, zero);
  return isSlow ? (
    <Card aria-busy>
      <SlowLoadingMessage label={label} onRetry={onRetry} />
    </Card>
  ) : (
    <SlotPlaceholder />
  );
}
