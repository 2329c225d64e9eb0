import { useMutation } from '@danji/api-client';
import type { StaffProductReview } from '@danji/contracts/shop/product-review';
import { updateStaffReview } from '@danji/contracts/shop/product-review.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Button, HStack } from '@danji/ui';

type Change = { reply: null } | { is_hidden: boolean };
type ReviewActionsProps = { review: StaffProductReview; onReply: () => void };

/** The actions of an operator on a review. */
export function ReviewActions({ review: { id, updated, reply, is_hidden, is_held }, onReply }: ReviewActionsProps) {
  const change = useMutation(updateStaffReview);
  const [confirm, toast] = [useConfirm(), useToast()];
  const send = async (body: Change, done: string): Promise<void> => {
    const outcome = await change.trigger({ params: { id }, body: { ...body, updated } });
    if (outcome.ok) toast({ title: done, tone: 'success' });
    else toast({ title: '저장하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  const takeBack = async (): Promise<void> => {
    const isSure = await confirm({
      title: '답글을 내릴까요?',
      description: '답글이 지워지고 후기만 남아요.',
      confirmLabel: '답글 내리기',
      tone: 'danger',
    });
    if (isSure) await send({ reply: null }, '답글을 내렸어요');
  };
  return (
    <HStack flexWrap="wrap">
      {is_hidden ? (
        <Button
          size="sm"
          variant={is_held ? 'solid' : 'outline'}
          loading={change.isRunning}
          onClick={() => void send({ is_hidden: false }, '후기를 다른 회원에게도 보여요')}
        >
          공개하기
        </Button>
      ) : null}
      <Button size="sm" variant="outline" onClick={onReply}>
        {reply === null ? '답글 쓰기' : '답글 고치기'}
      </Button>
      {reply === null ? null : (
        <Button size="sm" variant="outline" loading={change.isRunning} onClick={() => void takeBack()}>
          답글 내리기
        </Button>
      )}
      {is_hidden && !is_held ? null : (
        <Button
          size="sm"
          variant="ghost"
          loading={change.isRunning}
          onClick={() => void send({ is_hidden: true }, '후기를 가렸어요')}
        >
          가리기
        </Button>
      )}
    </HStack>
  );
}
