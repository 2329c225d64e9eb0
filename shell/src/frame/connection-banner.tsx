import { Box, Icon, Text } from '@danji/ui';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** While the browser is offline, says so and what still works. */
export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine !== false,
    () => true,
  );
  return (
    <Box as="output" css={{ display: 'block', bg: 'bg.inverted', color: 'fg.inverted' }}>
      {isOnline ? null : (
        <Text
          size="sm"
          css={{
            display: 'flex',
            gap: 2,
            alignItems: 'center',
            maxWidth: 'wide',
            marginInline: 'auto',
            paddingInline: { base: 4, md: 6 },
            paddingBlock: 2.5,
          }}
        >
          <Icon name="wifi-off" size={18} />
          <span>
            <strong>연결이 끊겼어요.</strong> 보던 화면과 입력한 내용은 그대로 있어요. 저장과 새 화면은 연결되면 다시 쓸
            수 있어요.
          </span>
        </Text>
      )}
    </Box>
  );
}
