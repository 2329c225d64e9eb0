import { REMOTES } from '@danji/contracts/releases/remotes';
import { useEndpoint } from '@danji/api-client';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { Alert, Button } from '@danji/ui';
import { useOverride } from './use-override.ts';

/** Lists the overrides of this browser; each can be removed. */
export function Overrides() {
  const { data } = useEndpoint(getRegistry);
  const { override, isRunning } = useOverride();
  return (data?.override ?? []).map(({ remote, target }) => (
    <Alert
      key={remote}
      tone="accent"
      icon="monitor"
      title={`이 브라우저는 ${REMOTES[remote].label} 화면을 다르게 써요`}
      action={
        <Button
          size="sm"
          variant="outline"
          loading={isRunning}
          aria-label={`${REMOTES[remote].label} 화면 그만 다르게 쓰기`}
          onClick={() => void override(remote, null)}
        >
          그만 쓰기
        </Button>
      }
    >
      {target}
    </Alert>
  ));
}
