import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import {
  awardSuggestItem,
  cancelSuggestItem,
  closeSuggestItem,
  openSuggestItem,
  revokeSuggestItemAward,
} from '@danji/contracts/bids/suggest-item.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';

/** The steps by which the office moves a published notice on; each asks first. */
export function useDecisions({ nano_id: item_nano_id, title }: SuggestItem) {
  const [close, cancel] = [useMutation(closeSuggestItem), useMutation(cancelSuggestItem)];
  const [open, award] = [useMutation(openSuggestItem), useMutation(awardSuggestItem)];
  const revoke = useMutation(revokeSuggestItemAward);
  const [askReason, confirm, toast] = [useReasonDialog(), useConfirm(), useToast()];
  const name = `'${title}' 공고`;
  return {
    close: () =>
      askReason({
        title: `${name}를 지금 마감할까요?`,
        description: '마감하면 더 이상 제안을 받지 않아요. 되돌릴 수 없어요.',
        help: '제안을 보낸 업체가 함께 봐요.',
        submitLabel: '조기 마감',
        trigger: (reason) => close.trigger({ body: { item_nano_id, reason } }),
      }),
    cancel: () =>
      askReason({
        title: `${name}를 취소할까요?`,
        description: '취소하면 되돌릴 수 없고, 업체가 쓴 열람은 돌려줘요.',
        help: '제안을 보낸 업체와 공고를 보는 사람 모두 봐요.',
        submitLabel: '공고 취소',
        trigger: (reason) => cancel.trigger({ body: { item_nano_id, reason } }),
      }),
    revoke: () =>
      askReason({
        title: `${name}의 업체 선정을 취소할까요?`,
        description: '유찰로 끝나요. 다른 업체를 선정하려면 받은 제안 비교에서 선정을 바꿔 주세요.',
        help: '선정했던 업체에게 알리고, 공고를 보는 사람이 함께 봐요.',
        submitLabel: '선정 취소',
        trigger: (reason) => revoke.trigger({ body: { item_nano_id, request_nano_id: null, reason } }),
      }),
    fail: () =>
      askReason({
        title: `${name}를 유찰로 끝낼까요?`,
        description: '선정한 업체 없이 끝나요. 되돌릴 수 없어요.',
        help: '제안을 보낸 업체가 함께 봐요.',
        submitLabel: '유찰 처리',
        trigger: (reason) => award.trigger({ body: { item_nano_id, request_nano_id: null, reason } }),
      }),
    open: async (): Promise<void> => {
      const isSure = await confirm({
        title: `${name}의 제안을 개봉할까요?`,
        description: '개봉한 사람과 시각이 이력에 남아요. 한 번 개봉하면 되돌릴 수 없어요.',
        confirmLabel: '제안 개봉',
      });
      if (!isSure) return;
      const outcome = await open.trigger({ body: { item_nano_id } });
      if (outcome.ok) toast({ title: `${name}의 제안을 개봉했어요`, tone: 'success' });
      else toast({ title: '제안을 개봉하지 못했어요', description: outcome.error.title, tone: 'danger' });
    },
    isOpening: open.isRunning,
  };
}
