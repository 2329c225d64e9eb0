import { useEndpoint } from '@danji/api-client';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { Alert, Button } from '@danji/ui';
import { REMOTE_LABELS } from './remote-names.ts';
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
      title={`이 브라우저는 ${REMOTE_LABELS[remote]} 화면을 다르게 써요`}
      action={
        <Button
          size="sm"
          variant="outline"
          loading={isRunning}
          aria-label={`${REMOTE_LABELS[remote]} 화면 그만 다르게 쓰기`}
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
