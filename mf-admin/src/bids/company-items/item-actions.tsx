import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import { updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { type ItemTransition, listItemTransitions } from './item-transitions.ts';

/** Makes decisions about the version that is shown; each asks for a confirmation or a reason first. */
function useItemTransition({ nano_id, title, updated }: CompanyItem) {
  const change = useMutation(updateCompanyItem);
  const [askReason, confirm, toast] = [useReasonDialog(), useConfirm(), useToast()];
  const trigger = async ({ to, done }: ItemTransition, reason = '') => {
    const outcome = await change.trigger({
      params: { id: nano_id },
      body: { edit_state_type: to, updated, ...(reason !== '' && { reason }) },
    });
    if (outcome.ok) toast({ title: `'${title}' 소개를 ${done}`, tone: 'success' });
    return outcome;
  };
  const ask = async (transition: ItemTransition): Promise<void> => {
    const question = `'${title}' 소개를 ${transition.question}`;
    if (transition.effect === undefined) {
      askReason({
        title: question,
        help: '업체에 그대로 보여요.',
        placeholder: '예: 근거 없는 최상급 표현이 있어요.',
        submitLabel: transition.label,
        trigger: (reason) => trigger(transition, reason),
      });
      return;
    }
    if (!(await confirm({ title: question, description: transition.effect, confirmLabel: transition.label }))) return;
    const outcome = await trigger(transition);
    if (!outcome.ok) toast({ title: '상태를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return { ask, isRunning: change.isRunning };
}

/** Offers what an operator may decide about an item now. */
export function ItemActions({ item }: { item: CompanyItem }) {
  const { ask, isRunning } = useItemTransition(item);
  return (
    <>
      {listItemTransitions(item).map((transition) => (
        <Button
          key={transition.label}
          variant={transition.variant}
          loading={isRunning}
          onClick={() => void ask(transition)}
        >
          {transition.label}
        </Button>
      ))}
      {item.is_public ? (
        <Button asChild variant="outline" icon="external-link">
          <a href={webPaths.company(item.nano_id)} target="_blank" rel="noreferrer">
            소개 보기
          </a>
        </Button>
      ) : null}
    </>
  );
}
