import type { Candidate } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/release';
import { useModal } from '@danji/shell-sdk';
import { CanaryForm, PromoteForm, RevokeForm, RollBackForm } from './channel-forms.tsx';
import { ReleaseWords } from './release-words.tsx';
import { REMOTE_LABELS } from './remote-names.ts';

type Named = { remote: RemoteName; release: string };

export type ChannelDialogs = {
  promote: (target: Named) => void;
  /** `now` is the candidate that is running already. */
  tryOut: (target: Named, now?: Candidate) => void;
  rollBack: (remote: RemoteName, isTrial: boolean) => void;
  revoke: (target: Named) => void;
};

/** Opens the dialogs that change the channel. */
export function useChannelDialogs(): ChannelDialogs {
  const modal = useModal();
  return {
    promote: ({ remote, release }) =>
      modal.open((close) => <PromoteForm remote={remote} release={release} onDone={close} />, {
        title: (
          <ReleaseWords>{`${REMOTE_LABELS[remote]} 화면에 ${release} 릴리스를 모두에게 적용할까요?`}</ReleaseWords>
        ),
        directClose: false,
      }),
    tryOut: ({ remote, release }, now) =>
      modal.open((close) => <CanaryForm remote={remote} release={release} {...(now && { now })} onDone={close} />, {
        title: (
          <ReleaseWords>{`${REMOTE_LABELS[remote]} 화면의 ${release} 릴리스를 누구에게 보여 줄까요?`}</ReleaseWords>
        ),
        directClose: false,
      }),
    rollBack: (remote, isTrial) =>
      modal.open((close) => <RollBackForm remote={remote} isTrial={isTrial} onDone={close} />, {
        title: isTrial
          ? `${REMOTE_LABELS[remote]} 화면의 시험을 끝낼까요?`
          : `${REMOTE_LABELS[remote]} 화면을 바로 전 릴리스로 되돌릴까요?`,
        directClose: false,
      }),
    revoke: ({ remote, release }) =>
      modal.open((close) => <RevokeForm remote={remote} release={release} onDone={close} />, {
        title: <ReleaseWords>{`${REMOTE_LABELS[remote]} ${release} 릴리스를 회수할까요?`}</ReleaseWords>,
        directClose: false,
      }),
  };
}
