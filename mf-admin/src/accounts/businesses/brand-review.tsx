import { useMutation } from '@danji/api-client';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatDateTime } from '@danji/contracts/format/date';
import { updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import type { Brand, User } from '@danji/contracts/accounts/user';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Alert, Button, HStack, Stack, Text } from '@danji/ui';
import { useReasonDialog } from '@danji/app-kit/forms';
import { nameOf } from '../shared/account-labels.ts';
import { BusinessCheckText } from './business-check-text.tsx';
import { listBrandTransitions, TRANSITION_RESULTS, type BrandTransition } from './brand-transitions.ts';

const WAITING_REASONS: Partial<Record<Brand['brand_status_type'], string>> = {
  [EditState.WAIT]: '업체가 사업자 정보를 아직 내지 않았어요.',
  [EditState.FAILED]: '업체가 고쳐서 다시 내면 심사할 수 있어요.',
};

/** Makes a transition of the review and shows its result in a toast. */
function useBrandTransition(user: User) {
  const change = useMutation(updateBrand);
  const toast = useToast();
  const send = (to: Brand['brand_status_type'], reason: string) =>
    change.trigger({ body: { user_id: user.id, brand_status_type: to, ...(reason !== '' && { reason }) } });

  const trigger = async ({ to, fallbackTo }: BrandTransition, reason = '') => {
    const first = await send(to, reason);
    const outcome =
      !first.ok && first.error.code === 'invalid_transition' && fallbackTo !== undefined
        ? await send(fallbackTo, reason)
        : first;
    const state = outcome.ok ? outcome.data.brand?.brand_status_type : undefined;
    if (state !== undefined) toast({ title: `${nameOf(user)} 업체를 ${TRANSITION_RESULTS[state]}`, tone: 'success' });
    return outcome;
  };
  return { trigger, isRunning: change.isRunning };
}

/** Offers the transitions of the review that are possible now. */
export function BrandReview({ user, brand }: { user: User; brand: Brand }) {
  const { trigger, isRunning } = useBrandTransition(user);
  const askReason = useReasonDialog();
  const confirm = useConfirm();
  const toast = useToast();

  const confirmTransition = async (transition: BrandTransition): Promise<void> => {
    const title = `${nameOf(user)} 업체를 ${transition.question}`;
    if (transition.effect === undefined) {
      askReason({
        title,
        help: '업체에 그대로 보여요.',
        placeholder: '예: 사업자등록증의 상호가 신청한 상호와 달라요.',
        submitLabel: transition.label,
        trigger: (reason) => trigger(transition, reason),
      });
      return;
    }
    if (!(await confirm({ title, description: transition.effect, confirmLabel: transition.label }))) return;
    const outcome = await trigger(transition);
    if (!outcome.ok) toast({ title: '심사 상태를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };

  const waitingReason = WAITING_REASONS[brand.brand_status_type];
  return (
    <Stack gap={3}>
      {brand.reject_reason ? (
        <Alert tone="danger" announce={false} title="반려 사유">
          {brand.reject_reason}
        </Alert>
      ) : null}
      {brand.suspended_by_check ? (
        <Alert tone="warning" announce={false} title="국세청 조회로 자동 정지됐어요">
          {`${formatDateTime(brand.suspended_by_check)}에 휴업·폐업을 확인했어요. 다시 영업하는 것이 확인되면 자동으로 풀려요.`}
        </Alert>
      ) : null}
      {brand.detail ? <BusinessCheckText check={brand.business_check} /> : null}
      {waitingReason ? <Text tone="muted">{waitingReason}</Text> : null}
      <HStack flexWrap="wrap">
        {listBrandTransitions(brand.brand_status_type).map((transition) => (
          <Button
            key={transition.label}
            variant={transition.to === EditState.DONE ? 'solid' : 'outline'}
            loading={isRunning}
            onClick={() => void confirmTransition(transition)}
          >
            {transition.label}
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}
