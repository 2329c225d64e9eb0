import { useMutation } from '@danji/api-client';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import type { BoardComment } from '@danji/contracts/community/board-comment';
import { deleteBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { formatRelative } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, Button, Flex, HStack, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { ReviewNotice } from '../reports/lazy-parts.tsx';
import { OthersMenu } from '../reports/others-menu.tsx';
import { Author } from '../author.tsx';
import { RecommendButton } from '../recommend-button.tsx';
import { CommentEditForm, CommentForm } from './lazy-forms.tsx';
import { splitMentions } from './mention-text.ts';

type CommentRowProps = {
  comment: BoardComment;
  boardId: number;
  now: number;
  /** Whether it replies to the first comment of its thread, whose author needs no naming. */
  isReplyToFirst: boolean;
  mayComment: boolean;
};

function useRemoval({ nano_id }: BoardComment) {
  const { trigger } = useMutation(deleteBoardComment);
  const [confirm, toast] = [useConfirm(), useToast()];
  return async (): Promise<void> => {
    const isSure = await confirm({
      title: '댓글을 삭제할까요?',
      description: '지운 댓글은 되살릴 수 없어요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id: nano_id } });
    if (outcome.ok) toast({ title: '댓글을 삭제했어요', tone: 'success' });
    else toast({ title: '댓글을 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
}

/** The text of a comment, after the name of whom it replies to; whom it mentions has a page. */
const Content = ({
  comment: { content, mentions, parent_name },
  isNamed,
}: {
  comment: BoardComment;
  isNamed: boolean;
}) => (
  <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
    {isNamed && parent_name !== null ? (
      <Box as="span" color="brand.fg" fontWeight="semibold">{`@${parent_name} `}</Box>
    ) : null}
    {splitMentions(content, mentions).map(({ text, at, mention }) =>
      mention ? (
        <Anchor key={at} asChild display="inline-flex" alignItems="center" minHeight="6">
          <Link to={webPaths.communityAuthor(mention.nano_id)}>{text}</Link>
        </Anchor>
      ) : (
        text
      ),
    )}
  </Text>
);

type ActionsProps = { comment: BoardComment; mayComment: boolean; onReply: () => void; onEdit: () => void };

function Actions({ comment, mayComment, onReply, onEdit }: ActionsProps) {
  const remove = useRemoval(comment);
  const { is_own } = comment;
  return (
    <HStack gap={1} marginInlineStart={-3}>
      <RecommendButton target={{ comment_id: comment.id }} of={comment} />
      {mayComment ? (
        <Button variant="ghost" size="sm" onClick={onReply}>
          답글
        </Button>
      ) : null}
      {is_own ? (
        <>
          <Button variant="ghost" size="sm" onClick={onEdit}>
            수정
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void remove()}>
            삭제
          </Button>
        </>
      ) : null}
    </HStack>
  );
}

/** One comment, or the place of a deleted one that has replies. */
export function CommentRow({ comment, boardId, now, isReplyToFirst, mayComment }: CommentRowProps) {
  const [open, setOpen] = useState<'reply' | 'edit'>();
  const close = (): void => setOpen(undefined);
  const { user, is_deleted, is_hidden, is_own, is_author, created, edited, parent_id } = comment;
  if (is_deleted || !user)
    return <Text tone="subtle">{is_hidden ? '운영 정책에 따라 가려진 댓글이에요.' : '삭제된 댓글이에요.'}</Text>;
  const object = { kind: ReportedKind.COMMENT, object_id: comment.id };
  return (
    <Stack gap={2}>
      <Flex justifyContent="space-between" gap={2}>
        <Author author={user} size="sm" label={is_author ? '글쓴이' : undefined}>
          {[formatRelative(created, now), edited === null ? undefined : '수정됨'].filter(Boolean).join(' · ')}
        </Author>
        {is_own ? null : <OthersMenu object={object} author={user.nickname} />}
      </Flex>
      {is_hidden && is_own ? <ReviewNotice object={object} /> : null}
      <Stack gap={1} paddingInlineStart={{ base: 0, sm: '2.625rem' }}>
        {open === 'edit' ? (
          <CommentEditForm comment={comment} onDone={close} />
        ) : (
          <>
            <Content comment={comment} isNamed={parent_id !== null && !isReplyToFirst} />
            <Actions
              comment={comment}
              mayComment={mayComment}
              onReply={() => setOpen(open === 'reply' ? undefined : 'reply')}
              onEdit={() => setOpen('edit')}
            />
          </>
        )}
        {open === 'reply' ? <CommentForm boardId={boardId} parent={comment} onCancel={close} onSaved={close} /> : null}
      </Stack>
    </Stack>
  );
}
