import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import { awardSuggestItem, revokeSuggestItemAward } from '@danji/contracts/bids/suggest-item.endpoints';
import type { SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { invalidateSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';

/** The part of a request that a decision needs. */
type Awardable = Pick<SuggestRequestLine, 'nano_id'> & {
  user: Pick<SuggestRequestLine['user'], 'name'>;
  suggest_item: Pick<SuggestRequestLine['suggest_item'], 'nano_id'>;
};

/** The decisions of the office about one request; each asks for its reason. */
export function useRequestDecisions() {
  const [award, invalidate] = [useMutation(awardSuggestItem), useMutation(invalidateSuggestRequest)];
  const revoke = useMutation(revokeSuggestItemAward);
  const askReason = useReasonDialog();
  return {
    award: ({ nano_id, user, suggest_item }: Awardable): void =>
      askReason({
        title: `'${user.name}' 업체를 선정할까요?`,
        description: '선정하면 공고가 끝나고, 제안한 업체 모두에게 결과를 알려요.',
        help: '선정 결과와 함께 누구나 볼 수 있어요. 다른 업체의 이름은 적지 마세요.',
        submitLabel: '업체 선정',
        variant: 'solid',
        trigger: (reason) =>
          award.trigger({ body: { item_nano_id: suggest_item.nano_id, request_nano_id: nano_id, reason } }),
      }),
    pass: ({ nano_id, user, suggest_item }: Awardable): void =>
      askReason({
        title: `먼저 한 선정을 취소하고 '${user.name}' 업체를 선정할까요?`,
        description: '두 업체 모두에게 알리고, 이력에 남아요. 되돌릴 수 없어요.',
        help: '선정 결과와 함께 누구나 볼 수 있어요. 업체의 이름은 적지 마세요.',
        submitLabel: '선정 바꾸기',
        trigger: (reason) =>
          revoke.trigger({ body: { item_nano_id: suggest_item.nano_id, request_nano_id: nano_id, reason } }),
      }),
    invalidate: ({ nano_id, user }: Awardable): void =>
      askReason({
        title: `'${user.name}' 제안을 무효로 할까요?`,
        description: '무효가 된 제안은 선정할 수 없어요.',
        help: '이 업체에게 알리고, 선정 결과에 업체 이름 없이 공개해요.',
        submitLabel: '무효 처리',
        trigger: (reason) => invalidate.trigger({ body: { request_nano_id: nano_id, reason } }),
      }),
  };
}
