import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints } from '@danji/contracts/format/number';
import { decideReferral } from '@danji/contracts/points/referral.endpoints';
import { type Referral, ReferralState, SUSPICION_TEXTS } from '@danji/contracts/points/referral';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, DescriptionList, HStack, Stack } from '@danji/ui';
import { ReferralBadge } from './referral-columns.tsx';

const PersonLink = ({ person: { id, name } }: { person: Referral['user'] }) => (
  <Anchor asChild>
    <Link to={webPaths.adminReferralMember(id)}>{name}</Link>
  </Anchor>
);

function Decisions({ referral: { id }, onDone }: { referral: Referral; onDone: () => void }) {
  const decide = useMutation(decideReferral);
  const askReason = useReasonDialog();
  const toast = useToast();
  const ask = (isAccepted: boolean) =>
    askReason({
      title: isAccepted ? '두 회원에게 포인트를 줄까요?' : '포인트를 주지 않을까요?',
      help: isAccepted ? '처리 기록에 남아요.' : '두 회원이 사유를 볼 수 있어요.',
      submitLabel: isAccepted ? '적립' : '적립 안 함',
      variant: isAccepted ? 'solid' : 'danger',
      trigger: async (reason) => {
        const outcome = await decide.trigger({ params: { id }, body: { is_accepted: isAccepted, reason } });
        if (outcome.ok) {
          toast({ title: isAccepted ? '포인트를 적립했어요' : '적립하지 않기로 했어요', tone: 'success' });
          onDone();
        }
        return outcome;
      },
    });
  return (
    <HStack justifyContent="flex-end">
      <Button variant="outline" onClick={() => ask(false)}>
        적립 안 함
      </Button>
      <Button onClick={() => ask(true)}>적립</Button>
    </HStack>
  );
}

function Details({ referral, onDone }: { referral: Referral; onDone: () => void }) {
  const { recommender, user, suspicions, decided, decided_by, reason } = referral;
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: '상태', detail: <ReferralBadge state={referral.state} /> },
          { term: '추천인', detail: <PersonLink person={recommender} /> },
          { term: '추천인 적립', detail: formatPoints(referral.referral_points) },
          { term: '가입한 회원', detail: <PersonLink person={user} /> },
          { term: '피추천인 적립', detail: formatPoints(referral.referred_points) },
          { term: '확인할 점', detail: suspicions.map((each) => SUSPICION_TEXTS[each]).join(', ') },
          { term: '가입', detail: formatDateTime(referral.created) },
          { term: '결정', detail: decided && `${formatDateTime(decided)} · ${decided_by?.name ?? ''}` },
          { term: '사유', detail: reason },
        ]}
      />
      {referral.state === ReferralState.WAITING ? <Decisions referral={referral} onDone={onDone} /> : null}
    </Stack>
  );
}

/** Returns a function that shows a recommended sign-up in a dialog, with the decision where one waits. */
export function useReferralDialog(): (referral: Referral) => void {
  const modal = useModal();
  return (referral) =>
    void modal.open((close) => <Details referral={referral} onDone={close} />, { title: '추천 적립' });
}
