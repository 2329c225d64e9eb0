import { useMutation } from '@danji/api-client';
import { listCompanyItemTransitions } from '@danji/contracts/bids/company-item-transitions';
import { updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import type { CompanyItem, CompanyItemState } from '@danji/contracts/bids/company-item';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

const { NONE, DISABLED, DONE } = EditState;

const toPossible = (item: CompanyItem): readonly CompanyItemState[] =>
  item.edit_state_type === NONE
    ? []
    : listCompanyItemTransitions(
        {
          state: item.edit_state_type,
          isPublic: item.is_public,
          hasRevision: item.recent_rev !== null,
          isHiddenByStaff: item.is_hidden_by_staff,
        },
        'owner',
      );

/** Hides a public item, or shows a hidden one again that has not changed. */
export function VisibilityButton({ item }: { item: CompanyItem }) {
  const { trigger, isRunning } = useMutation(updateCompanyItem);
  const [confirm, toast] = [useConfirm(), useToast()];
  const possible = toPossible(item);
  const to = possible.includes(DISABLED) ? DISABLED : possible.includes(DONE) ? DONE : undefined;
  if (to === undefined) return null;
  const isHiding = to === DISABLED;
  const change = async (): Promise<void> => {
    if (
      isHiding &&
      !(await confirm({
        title: `'${item.title}' 소개를 비공개로 바꿀까요?`,
        description: '목록과 검색에서 사라져요. 언제든 다시 공개할 수 있어요.',
        confirmLabel: '비공개로 바꾸기',
      }))
    )
      return;
    const outcome = await trigger({
      params: { id: item.nano_id },
      body: { edit_state_type: to, updated: item.updated },
    });
    if (outcome.ok) toast({ title: isHiding ? '소개를 비공개로 바꿨어요' : '소개를 다시 공개했어요', tone: 'success' });
    else toast({ title: '상태를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Button
      variant="ghost"
      fullWidth
      icon={isHiding ? 'eye-off' : 'eye'}
      loading={isRunning}
      onClick={() => void change()}
    >
      {isHiding ? '비공개로 바꾸기' : '다시 공개'}
    </Button>
  );
}
