import { findMessageRefusal, type SuggestMessage } from '@danji/contracts/bids/suggest-message';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { useSession } from '@danji/shell-sdk';
import { EmptyState, FailedState, ListSkeleton, Text } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { findMarks } from './thread.ts';
import { useReading, useThread } from './use-thread.ts';

type Props = { request: SuggestRequest };

const OFFICE = '관리사무소';
const TO_OFFICE = '이 제안에 대해 관리사무소와 주고받아요.';
const TO_VENDOR = '이 제안에 대해 업체와 주고받아요. 공고를 맡은 동료도 함께 봐요.';

function Talk({ request, isVendor }: Props & { isVendor: boolean }) {
  const { nano_id, user: vendor, state } = request;
  const thread = useThread(nano_id);
  const { messages, error, isRefreshing, refresh } = thread;
  const { readUpTo, unread } = findMarks(messages ?? [], isVendor);
  useReading(nano_id, unread);
  const isOwn = ({ is_from_vendor }: SuggestMessage): boolean => is_from_vendor === isVendor;
  const toName = (message: SuggestMessage): string | undefined => {
    if (isVendor) return isOwn(message) ? undefined : OFFICE;
    return message.is_from_vendor ? vendor.name : message.user?.name;
  };
  const refusal = findMessageRefusal(state);
  return (
    <SectionCard title="메시지" lead={isVendor ? TO_OFFICE : TO_VENDOR}>
      {messages === undefined && error ? (
        <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : messages === undefined ? (
        <ListSkeleton count={2} />
      ) : messages.length === 0 ? (
        <EmptyState compact icon="message-circle" title="아직 주고받은 메시지가 없어요" />
      ) : (
        <MessageList thread={thread} messages={messages} isOwn={isOwn} toName={toName} readUpTo={readUpTo} />
      )}
      {refusal === undefined ? <MessageForm requestId={nano_id} /> : <Text tone="muted">{refusal}</Text>}
    </SectionCard>
  );
}

/** Shows the messages of a vendor and an office about a request, to both of them; a bid has none. */
export const MessagesSection = ({ request }: Props) => {
  const isVendor = useSession().kind === 'brand';
  return request.has_messages ? <Talk key={request.nano_id} request={request} isVendor={isVendor} /> : null;
};
