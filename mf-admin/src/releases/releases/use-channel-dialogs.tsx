import type { Candidate } from '@danji/contracts/releases/channel';
import { REMOTES, type RemoteName } from '@danji/contracts/releases/remotes';
import { useModal } from '@danji/shell-sdk';
import { CanaryForm, PinForm, PromoteForm, RevokeForm, RollBackForm } from './channel-forms.tsx';
import { ReleaseText } from './release-text.tsx';

type ReleaseTarget = { remote: RemoteName; release: string };

export type ChannelDialogs = {
  promote: (target: ReleaseTarget) => void;
  /** `now` is the candidate that is running already. */
  editCanary: (target: ReleaseTarget, current?: Candidate) => void;
  rollBack: (remote: RemoteName, isCanary: boolean) => void;
  /** Pins the active release, or unpins it. */
  pin: (remote: RemoteName, pinned: boolean) => void;
  revoke: (target: ReleaseTarget) => void;
};

/** Opens the dialogs that change the channel. */
export function useChannelDialogs(): ChannelDialogs {
  const modal = useModal();
  return {
    promote: ({ remote, release }) =>
      modal.open((close) => <PromoteForm remote={remote} release={release} onDone={close} />, {
        title: <ReleaseText>{`${REMOTES[remote].label} 화면에 ${release} 릴리스를 모두에게 적용할까요?`}</ReleaseText>,
        directClose: false,
      }),
    editCanary: ({ remote, release }, current) =>
      modal.open(
        (close) => <CanaryForm remote={remote} release={release} {...(current && { now: current })} onDone={close} />,
        {
          title: (
            <ReleaseText>{`${REMOTES[remote].label} 화면의 ${release} 릴리스를 누구에게 보여 줄까요?`}</ReleaseText>
          ),
          directClose: false,
        },
      ),
    rollBack: (remote, isCanary) =>
      modal.open((close) => <RollBackForm remote={remote} isCanary={isCanary} onDone={close} />, {
        title: isCanary
          ? `${REMOTES[remote].label} 화면의 시험을 끝낼까요?`
          : `${REMOTES[remote].label} 화면을 바로 전 릴리스로 되돌릴까요?`,
        directClose: false,
      }),
    pin: (remote, pinned) =>
      modal.open((close) => <PinForm remote={remote} pinned={pinned} onDone={close} />, {
        title: pinned
          ? `${REMOTES[remote].label} 화면의 릴리스를 고정할까요?`
          : `${REMOTES[remote].label} 화면의 고정을 해제할까요?`,
        directClose: false,
      }),
    revoke: ({ remote, release }) =>
      modal.open((close) => <RevokeForm remote={remote} release={release} onDone={close} />, {
        title: <ReleaseText>{`${REMOTES[remote].label} ${release} 릴리스를 회수할까요?`}</ReleaseText>,
        directClose: false,
      }),
  };
}
