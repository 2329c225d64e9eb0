import { useMutation } from '@danji/api-client';
import { pinRelease, revokeRelease, rollBackRelease, startCanary } from '@danji/contracts/releases/channel.endpoints';
import type { Candidate, Cohort } from '@danji/contracts/releases/channel';
import { promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { REMOTES, type RemoteName } from '@danji/contracts/releases/remotes';
import { useToast } from '@danji/shell-sdk';
import { Checkbox, Field, RadioGroup, Stack } from '@danji/ui';
import { useState } from 'react';
import { ChangeForm, type ChangeInput } from './change-form.tsx';
import {
  COHORT_LABELS,
  describeCanary,
  describePin,
  describePromotion,
  describeRevocation,
  describeRollBack,
  formatAudience,
} from './channel-descriptions.ts';

type FormProps = { remote: RemoteName; onDone: () => void };

/** The usual percentages of a canary. */
const STEPS = [0, 1, 10, 50, 100] as const;
const COHORTS = Object.entries(COHORT_LABELS) as [Cohort, string][];

/** Promotes the release for everybody. */
export function PromoteForm({ remote, release, onDone }: FormProps & { release: string }) {
  const change = useMutation(promoteRelease);
  const toast = useToast();
  const trigger = async (input: ChangeInput) => {
    const outcome = await change.trigger({ body: { remote, release, ...input } });
    if (outcome.ok) toast({ title: `${REMOTES[remote].label} 화면에 ${release} 릴리스를 적용했어요`, tone: 'success' });
    return outcome;
  };
  return (
    <ChangeForm
      remote={remote}
      describe={(entry) => describePromotion(entry, release)}
      submitLabel="모두에게 적용"
      trigger={trigger}
      onDone={onDone}
    />
  );
}

/** Gives the release to a part of the visitors; `now` is the candidate that is running already. */
export function CanaryForm({ remote, release, now, onDone }: FormProps & { release: string; now?: Candidate }) {
  const change = useMutation(startCanary);
  const toast = useToast();
  const [percent, setPercent] = useState<number>(now?.percent ?? 1);
  const [cohorts, setCohorts] = useState<Cohort[]>(now?.cohorts ?? []);
  const audience = { percent, cohorts };
  const trigger = async (input: ChangeInput) => {
    const outcome = await change.trigger({ body: { remote, release, ...audience, ...input } });
    if (outcome.ok) toast({ title: `${release} 릴리스를 ${formatAudience(audience)}에게 보여 줘요`, tone: 'success' });
    return outcome;
  };
  const toggle = (cohort: Cohort, isOn: boolean) =>
    setCohorts((current) => (isOn ? [...current, cohort] : current.filter((other) => other !== cohort)));
  return (
    <ChangeForm
      remote={remote}
      describe={(entry) => describeCanary(entry, release, audience)}
      submitLabel={now ? '비율 바꾸기' : '일부에게 적용'}
      trigger={trigger}
      onDone={onDone}
    >
      <Field group label="비율" help="방문자를 고르게 나눠요. 1%에서 시작해 탈이 없으면 높여 주세요.">
        <RadioGroup
          boxed
          value={String(percent)}
          onChange={(step) => setPercent(Number(step))}
          options={STEPS.map((step) => ({ value: String(step), label: `${step}%` }))}
        />
      </Field>
      <Field group label="비율과 상관없이 볼 사람">
        <Stack gap={0}>
          {COHORTS.map(([cohort, label]) => (
            <Checkbox key={cohort} checked={cohorts.includes(cohort)} onChange={(isOn) => toggle(cohort, isOn)}>
              {label}
            </Checkbox>
          ))}
        </Stack>
      </Field>
    </ChangeForm>
  );
}

/** Ends the canary, or restores the previous release when there is none. */
export function RollBackForm({ remote, isCanary, onDone }: FormProps & { isCanary: boolean }) {
  const change = useMutation(rollBackRelease);
  const toast = useToast();
  const trigger = async ({ revision, reason = '' }: ChangeInput) => {
    const outcome = await change.trigger({ body: { remote, revision, reason } });
    if (outcome.ok)
      toast({
        title: isCanary
          ? `${REMOTES[remote].label} 화면을 모두 쓰던 릴리스로 되돌렸어요`
          : `${REMOTES[remote].label} 화면을 바로 전 릴리스로 되돌렸어요`,
        tone: 'success',
      });
    return outcome;
  };
  return (
    <ChangeForm
      remote={remote}
      describe={describeRollBack}
      needsReason
      submitLabel="되돌리기"
      variant="danger"
      trigger={trigger}
      onDone={onDone}
    />
  );
}

/** Pins the active release, or unpins it. */
export function PinForm({ remote, pinned, onDone }: FormProps & { pinned: boolean }) {
  const change = useMutation(pinRelease);
  const toast = useToast();
  const trigger = async ({ revision, reason = '' }: ChangeInput) => {
    const outcome = await change.trigger({ body: { remote, pinned, revision, reason } });
    if (outcome.ok)
      toast({
        title: pinned
          ? `${REMOTES[remote].label} 화면의 릴리스를 고정했어요`
          : `${REMOTES[remote].label} 화면의 고정을 해제했어요`,
        tone: 'success',
      });
    return outcome;
  };
  return (
    <ChangeForm
      remote={remote}
      describe={(entry) => describePin(entry, pinned)}
      needsReason
      submitLabel={pinned ? '고정' : '고정 해제'}
      trigger={trigger}
      onDone={onDone}
    />
  );
}

/** Revokes the release for good. */
export function RevokeForm({ remote, release, onDone }: FormProps & { release: string }) {
  const change = useMutation(revokeRelease);
  const toast = useToast();
  const trigger = async ({ revision, reason = '' }: ChangeInput) => {
    const outcome = await change.trigger({ body: { remote, release, revision, reason } });
    if (outcome.ok) toast({ title: `${release} 릴리스를 회수했어요`, tone: 'success' });
    return outcome;
  };
  return (
    <ChangeForm
      remote={remote}
      describe={(entry) => describeRevocation(entry, release)}
      needsReason
      submitLabel="회수"
      variant="danger"
      trigger={trigger}
      onDone={onDone}
    />
  );
}
