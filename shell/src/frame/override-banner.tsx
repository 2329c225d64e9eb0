import { useMutation } from '@danji/api-client';
import { overrideRelease } from '@danji/contracts/releases/channel.endpoints';
import type { Registry } from '@danji/contracts/releases/release';
import { useToast } from '@danji/shell-sdk';
import { Box, Button, HStack, Icon, Text } from '@danji/ui';
import { useApp, useRegistry } from '../shared/app-context.ts';
import { remoteLabel } from '../shared/remote-label.ts';

type Override = Registry['override'][number];

function OverrideRow({ remote, target }: Override) {
  const hosted = useRegistry().remotes.find((one) => one.remote === remote);
  const { leaveTo } = useApp();
  const toast = useToast();
  const { trigger, isRunning } = useMutation(overrideRelease);
  const stop = async () => {
    const result = await trigger({ body: { remote, target: null } });
    // A new page load removes the running release from memory.
    if (result.ok) leaveTo(globalThis.location.pathname + globalThis.location.search);
    else toast({ title: result.error.title, tone: 'danger' });
  };
  return (
    <HStack
      gap={3}
      css={{
        maxWidth: 'wide',
        marginInline: 'auto',
        paddingInline: { base: 4, md: 6 },
        minHeight: '3rem',
        paddingBlock: 0.5,
      }}
    >
      <Icon name="wrench" />
      <Text css={{ flex: '1', minWidth: 0, overflowWrap: 'anywhere' }} size="sm">
        {`이 브라우저만 `}
        <strong>{remoteLabel(hosted)}</strong>
        {` 화면을 `}
        <strong>{target}</strong>
        {target.includes('://') ? ' 개발 서버로 보고 있어요.' : ' 버전으로 보고 있어요.'}
      </Text>
      <Button size="sm" variant="outline" loading={isRunning} onClick={() => void stop()}>
        그만 쓰기
      </Button>
    </HStack>
  );
}

/** While this browser runs a release other than the active one, every page says so and offers to stop. */
export function OverrideBanner() {
  const { override } = useRegistry();
  return (
    <Box as="output" css={{ display: 'block', bg: 'warning.subtle', color: 'warning.fg' }}>
      {override.map((one) => (
        <OverrideRow key={one.remote} {...one} />
      ))}
    </Box>
  );
}
