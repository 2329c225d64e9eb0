import { useEndpoint, useMutation } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import type { SavedReply } from '@danji/contracts/community/saved-reply';
import { deleteSavedReply, listSavedReplies } from '@danji/contracts/community/saved-reply.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Button, Card, EmptyState, FailedState, Flex, IconButton, ListSkeleton, Modal, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { SavedReplyForm } from '../inquiries/saved-reply-form.tsx';

function useRemoval() {
  const [confirm, toast] = [useConfirm(), useToast()];
  const { trigger } = useMutation(deleteSavedReply);
  return async ({ id, title }: SavedReply): Promise<void> => {
    const isSure = await confirm({
      title: `'${title}' 답변을 삭제할까요?`,
      description: '이미 보낸 답변은 그대로예요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id } });
    if (outcome.ok) toast({ title: `'${title}' 답변을 삭제했어요`, tone: 'success' });
    else toast({ title: '답변을 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
}

type ReplyProps = { reply: SavedReply; onEdit: () => void; onRemove: () => void };

const Reply = ({ reply: { title, content }, onEdit, onRemove }: ReplyProps) => (
  <Card as="li">
    <Flex justifyContent="space-between" alignItems="flex-start" gap={3} flexWrap="wrap">
      <Stack gap={1} flex="1 1 12rem" minWidth={0}>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </Text>
        <Text size="sm" tone="muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {content}
        </Text>
      </Stack>
      <Flex flexShrink={0}>
        <IconButton icon="pencil" label={`'${title}' 고치기`} onClick={onEdit} />
        <IconButton icon="trash" label={`'${title}' 삭제`} onClick={onRemove} />
      </Flex>
    </Flex>
  </Card>
);

/** The texts that our staff inserts into answers to inquiries. */
export function SavedRepliesPage() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listSavedReplies, {});
  const [edited, setEdited] = useState<SavedReply | 'new'>();
  const remove = useRemoval();
  const close = (): void => setEdited(undefined);
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      답변 만들기
    </Button>
  );
  const renderList = () => {
    if (!data && error)
      return (
        <FailedState
          title="자주 쓰는 답변을 불러오지 못했어요"
          description={error.title}
          onRetry={() => void refresh()}
          retrying={isRefreshing}
        />
      );
    if (!data) return <ListSkeleton />;
    if (data.results.length === 0)
      return (
        <EmptyState
          icon="message-square"
          title="아직 자주 쓰는 답변이 없어요"
          description="자주 쓰는 답변을 만들어 두면 문의에 답할 때 바로 넣을 수 있어요."
        />
      );
    return (
      <Stack as="ul" gap={3} listStyle="none">
        {data.results.map((reply) => (
          <Reply key={reply.id} reply={reply} onEdit={() => setEdited(reply)} onRemove={() => void remove(reply)} />
        ))}
      </Stack>
    );
  };
  return (
    <Page
      title="자주 쓰는 답변"
      description="1:1 문의에 답할 때 넣어 쓰는 글이에요."
      back={{ path: webPaths.adminInquiries, label: '1:1 문의 답변' }}
      actions={add}
    >
      {renderList()}
      <Modal
        open={edited !== undefined}
        onClose={close}
        directClose={false}
        title={edited === 'new' ? '자주 쓰는 답변 만들기' : '자주 쓰는 답변 고치기'}
      >
        {edited === undefined ? null : <SavedReplyForm reply={edited === 'new' ? undefined : edited} onDone={close} />}
      </Modal>
    </Page>
  );
}
