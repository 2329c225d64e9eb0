import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import { awardSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import type { SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { invalidateSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';

/** The decisions of the office about one request; each asks for its reason. */
export function useRequestDecisions() {
  const [award, invalidate] = [useMutation(awardSuggestItem), useMutation(invalidateSuggestRequest)];
  const askReason = useReasonDialog();
  return {
    award: ({ nano_id, user, suggest_item }: SuggestRequestLine): void =>
      askReason({
        title: `'${user.name}' 업체를 선정할까요?`,
        description: '선정하면 공고가 끝나고, 제안한 업체 모두에게 결과를 알려요.',
        help: '제안한 업체와 공고를 보는 사람이 함께 봐요.',
        submitLabel: '업체 선정',
        variant: 'solid',
        trigger: (reason) =>
          award.trigger({ body: { item_nano_id: suggest_item.nano_id, request_nano_id: nano_id, reason } }),
      }),
    invalidate: ({ nano_id, user }: SuggestRequestLine): void =>
      askReason({
        title: `'${user.name}' 제안을 무효로 할까요?`,
        description: '무효가 된 제안은 선정할 수 없어요.',
        help: '이 업체에게 알려요.',
        submitLabel: '무효 처리',
        trigger: (reason) => invalidate.trigger({ body: { request_nano_id: nano_id, reason } }),
      }),
  };
}
