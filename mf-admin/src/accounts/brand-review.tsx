import { useMutation } from '@danji/api-client';
import { EditState } from '@danji/contracts/codes/edit-state';
import { updateBrand } from '@danji/contracts/users/staff-users.endpoints';
import type { Brand, User } from '@danji/contracts/users/user';
import { useConfirm, useModal, useToast } from '@danji/shell-sdk';
import { Alert, Button, HStack, Stack, Text } from '@danji/ui';
import { ReasonForm } from '../shared/reason-form.tsx';
import { ACCOUNT_READS } from './account-reads.ts';
import { nameOf } from './account-labels.ts';
import { listBrandMoves, MOVE_RESULTS, type BrandMove } from './brand-moves.ts';

const WAITS_FOR: Partial<Record<Brand['brand_status_type'], string>> = {
  [EditState.WAIT]: '업체가 사업자 정보를 아직 내지 않았어요.',
  [EditState.FAILED]: '업체가 고쳐서 다시 내면 심사할 수 있어요.',
};

/** Makes a transition of the review and shows its result in a toast. */
function useBrandMove(user: User) {
  const change = useMutation(updateBrand, { refreshes: ACCOUNT_READS });
  const toast = useToast();
  const send = (to: Brand['brand_status_type'], reason: string) =>
    change.run({ body: { user_id: user.id, brand_status_type: to, ...(reason !== '' && { reason }) } });

  const run = async ({ to, elseTo }: BrandMove, reason = '') => {
    const first = await send(to, reason);
    const outcome =
      !first.ok && first.error.code === 'invalid_transition' && elseTo !== undefined
        ? await send(elseTo, reason)
        : first;
    const state = outcome.ok ? outcome.data.brand?.brand_status_type : undefined;
    if (state !== undefined) toast({ title: `${nameOf(user)} 업체를 ${MOVE_RESULTS[state]}`, tone: 'success' });
    return outcome;
  };
  return { run, isRunning: change.isRunning };
}

/** Offers the transitions of the review that are possible now. */
export function BrandReview({ user, brand }: { user: User; brand: Brand }) {
  const { run, isRunning } = useBrandMove(user);
  const modal = useModal();
  const confirm = useConfirm();
  const toast = useToast();

  const ask = async (move: BrandMove): Promise<void> => {
    const title = `${nameOf(user)} 업체를 ${move.question}`;
    if (move.effect === undefined) {
      modal.open(
        (close) => (
          <ReasonForm
            help="업체에 그대로 보여요."
            placeholder="예: 사업자등록증의 상호가 신청한 상호와 달라요."
            submitLabel={move.label}
            run={(reason) => run(move, reason)}
            onDone={close}
          />
        ),
        { title, directClose: false },
      );
      return;
    }
    if (!(await confirm({ title, description: move.effect, confirmLabel: move.label }))) return;
    const outcome = await run(move);
    if (!outcome.ok) toast({ title: '심사 상태를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };

  const waits = WAITS_FOR[brand.brand_status_type];
  return (
    <Stack gap={3}>
      {brand.reject_reason ? (
        <Alert tone="danger" announce={false} title="반려 사유">
          {brand.reject_reason}
        </Alert>
      ) : null}
      {waits ? <Text tone="muted">{waits}</Text> : null}
      <HStack flexWrap="wrap">
        {listBrandMoves(brand.brand_status_type).map((move) => (
          <Button
            key={move.label}
            variant={move.to === EditState.DONE ? 'solid' : 'outline'}
            loading={isRunning}
            onClick={() => void ask(move)}
          >
            {move.label}
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}
