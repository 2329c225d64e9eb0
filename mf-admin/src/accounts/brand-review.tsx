import { useMutation } from '@danji/api-client';
import { EditState } from '@danji/contracts/codes/edit-state';
import { updateBrand } from '@danji/contracts/users/staff-users.endpoints';
import type { Brand, User } from '@danji/contracts/users/user';
import { useConfirm, useModal, useToast } from '@danji/shell-sdk';
import { Alert, Button, HStack, Stack, Text } from '@danji/ui';
import { ReasonForm } from '../shared/reason-form.tsx';
import { ACCOUNT_READS } from './account-reads.ts';
import { nameOf } from './account-labels.ts';
import { listBrandMoves, type BrandMove } from './brand-moves.ts';

const WAITS_FOR: Partial<Record<Brand['brand_status_type'], string>> = {
  [EditState.WAIT]: '업체가 사업자 정보를 아직 내지 않았어요.',
  [EditState.FAILED]: '업체가 고쳐서 다시 내면 심사할 수 있어요.',
};

/** The steps of the review that are possible now. */
export function BrandReview({ user, brand }: { user: User; brand: Brand }) {
  const change = useMutation(updateBrand, { refreshes: ACCOUNT_READS });
  const modal = useModal();
  const confirm = useConfirm();
  const toast = useToast();
  const name = nameOf(user);

  const run = async (move: BrandMove, reason?: string) => {
    const outcome = await change.run({ body: { user_id: user.id, brand_status_type: move.to, ...(reason !== undefined && { reason }) } });
    if (outcome.ok) toast({ title: `${name} 업체를 ${move.done}`, tone: 'success' });
    return outcome;
  };
  const askReason = (move: BrandMove) => modal.open((close) => (
    <ReasonForm help="업체에 그대로 보여요." placeholder="예: 사업자등록증의 상호가 신청한 상호와 달라요." submitLabel={move.label} run={(reason) => run(move, reason)} onDone={close} />
  ), { title: `${name} 업체를 ${move.label}할까요?`.replace('바꾸기할까요', '바꿀까요'), directClose: false });
  const ask = async (move: BrandMove): Promise<void> => {
    if (!(await confirm({ title: `${name} 업체를 ${move.label}할까요?`, description: '승인된 업체는 입찰에 참여할 수 있어요.', confirmLabel: move.label }))) return;
    const outcome = await run(move);
    if (!outcome.ok) toast({ title: `${move.label}하지 못했어요`, description: outcome.error.title, tone: 'danger' });
  };

  const waits = WAITS_FOR[brand.brand_status_type];
  return (
    <Stack gap={3}>
      {brand.reject_reason ? <Alert tone="danger" announce={false} title="반려 사유">{brand.reject_reason}</Alert> : null}
      {waits ? <Text tone="muted">{waits}</Text> : null}
      <HStack flexWrap="wrap">
        {listBrandMoves(brand.brand_status_type).map((move) => (
          <Button key={move.label} variant={move.needsReason ? 'outline' : 'solid'} loading={change.isRunning} onClick={() => (move.needsReason ? askReason(move) : void ask(move))}>{move.label}</Button>
        ))}
      </HStack>
    </Stack>
  );
}
