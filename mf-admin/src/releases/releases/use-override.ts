import { useMutation } from '@danji/api-client';
import { overrideRelease } from '@danji/contracts/releases/channel.endpoints';
import { REMOTES, type RemoteName } from '@danji/contracts/releases/remotes';
import { useToast } from '@danji/shell-sdk';

const reload = { label: '새로고침', onClick: () => globalThis.location.reload() };

/** Says which release this browser loads from now on; `null` is that of everybody. */
export function useOverrideToast() {
  const toast = useToast();
  return (remote: RemoteName, target: string | null): void => {
    const name = REMOTES[remote].label;
    toast({
      title:
        target === null ? `${name} 화면을 다시 남들과 같이 써요` : `이 브라우저에서만 ${name} 화면을 ${target}로 써요`,
      description: '새로고침하면 바뀌어요.',
      tone: 'success',
      action: reload,
    });
  };
}

/**
 * Overrides the release of a remote in this browser only, with another release or a development server; `null` removes
 * the override. Returns whether it was done.
 */
export function useOverride() {
  const mutation = useMutation(overrideRelease);
  const say = useOverrideToast();
  const override = async (remote: RemoteName, target: string | null) => {
    const outcome = await mutation.trigger({ body: { remote, target } });
    if (outcome.ok) say(remote, target);
    return outcome;
  };
  return { override, isRunning: mutation.isRunning };
}
