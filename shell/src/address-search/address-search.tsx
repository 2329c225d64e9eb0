import type { AddressSearchProps } from '@danji/shell-sdk';
import { Box, Button, FailedState, HStack, Spinner, Stack, Text, useColorMode } from '@danji/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPostcodeData, toSelectedAddress } from './to-selected-address.ts';

/** Redirects to the page that contains the widget, on a host of its own: its script has no rights on ours. */
const WIDGET_PAGE = '/api/postcode/';
/** The widget replies to the origin that opened it, so the frame keeps the origin of its host; it must not navigate this page. */
const SANDBOX_PERMISSIONS = 'allow-scripts allow-same-origin allow-forms allow-popups';
const LOAD_TIMEOUT_MS = 10_000;

type State = 'loading' | 'ready' | 'failed';
type Message = { from?: unknown; type?: unknown; data?: unknown };

const HIDDEN = { visibility: 'hidden' } as const;

/** Loads the postcode widget in `frame` and passes on what it reports; `retry` loads it again. */
function usePostcodeWidget(onDone: AddressSearchProps['onDone']) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('loading');

  const handleMessage = useEffectEvent(({ origin, source, data }: MessageEvent<Message | null>) => {
    // The policy of this page allows the frame no other page than the widget's (frame-src).
    const isWidget = source === frame.current?.contentWindow && origin !== globalThis.location.origin;
    if (!isWidget || data?.from !== 'danji-postcode') return;
    if (data.type === 'ready') setState('ready');
    if (data.type === 'failed') setState('failed');
    if (data.type === 'escape') onDone();
    if (data.type === 'found' && isPostcodeData(data.data)) onDone(toSelectedAddress(data.data));
  });
  useEffect(() => {
    const listener = (event: MessageEvent<Message | null>) => handleMessage(event);
    globalThis.addEventListener('message', listener);
    return () => globalThis.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { frame, attempt, state, retry };
}

const LoadingNote = () => (
  <HStack gap={3} css={{ position: 'absolute', inset: 0, justifyContent: 'center' }}>
    <Spinner label="" />
    <Text as="output" tone="muted">
      주소 검색을 여는 중이에요
    </Text>
  </HStack>
);

const FRAME = { display: 'block', width: 'full', height: 'full', borderWidth: 0 } as const;

/** The body of the dialog 주소 찾기: the postcode widget, a note while it loads, and a way to go on when it does not. */
export function AddressSearch({ query, onDone }: AddressSearchProps) {
  const { mode } = useColorMode();
  const { frame, attempt, state, retry } = usePostcodeWidget(onDone);
  return (
    <Stack gap={3}>
      <Box
        css={{
          position: 'relative',
          height: { base: 'calc(90dvh - 11rem)', md: 'min(30rem, 62dvh)' },
          minHeight: '16rem',
          borderWidth: '1px',
          borderRadius: 'md',
          overflow: 'hidden',
          bg: 'bg.panel',
        }}
      >
        {state === 'failed' ? null : (
          <Box asChild css={{ ...FRAME, ...(state === 'loading' && HIDDEN) }}>
            <iframe
              key={attempt}
              ref={frame}
              title="주소 검색"
              src={`${WIDGET_PAGE}?${new URLSearchParams({ q: query, theme: mode })}`}
              sandbox={SANDBOX_PERMISSIONS}
            />
          </Box>
        )}
        {state === 'loading' ? <LoadingNote /> : null}
        {state === 'failed' ? (
          <FailedState
            compact
            title="주소 검색을 열지 못했어요"
            description="인터넷 연결을 확인하고 다시 시도하거나, 주소를 직접 입력해 주세요."
            onRetry={retry}
          />
        ) : null}
      </Box>
      <Button variant={state === 'failed' ? 'solid' : 'ghost'} onClick={() => onDone()}>
        주소를 직접 입력할게요
      </Button>
    </Stack>
  );
}
