import { FormFailure, Form, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { BoardComment } from '@danji/contracts/community/board-comment';
import { createBoardComment, updateBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import { useToast } from '@danji/shell-sdk';
import { Button, HStack, Textarea } from '@danji/ui';
import { BanGate } from '../bans/ban-gate.tsx';

const BLANK = { content: '' };
const validate = ({ content }: typeof BLANK) => (content.trim() === '' ? { content: '댓글을 입력해 주세요.' } : {});

type CommentFormProps = {
  boardId: number;
  /** The comment that is replied to. */
  parent?: BoardComment;
  /** Without it the form stays for the next comment. */
  onCancel?: () => void;
  onSaved: (comment: BoardComment) => void;
};

function NewCommentForm({ boardId, parent, onCancel, onSaved }: CommentFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: createBoardComment,
    initial: BLANK,
    toInput: ({ content }) => ({
      body: { board_id: boardId, content: content.trim(), ...(parent && { parent_id: parent.id }) },
    }),
    validate,
    onSaved: (comment) => {
      toast({ title: parent ? '답글을 남겼어요' : '댓글을 남겼어요', tone: 'success' });
      form.startFrom(BLANK);
      onSaved(comment);
    },
    draftKey: `community.comment.${boardId}.${parent?.id ?? 'new'}`,
  });
  return (
    <Form form={form} label={parent ? '답글 쓰기' : '댓글 쓰기'}>
      <FormField form={form} name="content" label={parent ? `${parent.user?.nickname ?? ''} 님에게 답글` : '댓글'}>
        {(field) => (
          <Textarea
            {...field}
            rows={parent ? 2 : 3}
            maxLength={COMMUNITY_LIMITS.commentCharacters}
            placeholder="서로 존중하는 댓글을 남겨 주세요."
          />
        )}
      </FormField>
      <FormFailure form={form} title="댓글을 남기지 못했어요" />
      <HStack justifyContent="flex-end">
        {onCancel ? (
          <Button variant="outline" size="sm" onClick={onCancel}>
            취소
          </Button>
        ) : null}
        <Button type="submit" size={parent ? 'sm' : 'md'} loading={form.isRunning}>
          {parent ? '답글 남기기' : '댓글 남기기'}
        </Button>
      </HStack>
    </Form>
  );
}

/** Writes a comment, or a reply to one; what is typed stays in this browser until it has been sent. */
export const CommentForm = (props: CommentFormProps) => (
  <BanGate>
    <NewCommentForm {...props} />
  </BanGate>
);

type CommentEditFormProps = { comment: BoardComment; onDone: () => void };

function ChangedCommentForm({ comment, onDone }: CommentEditFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: updateBoardComment,
    initial: { content: comment.content },
    toInput: ({ content }) => ({
      params: { id: comment.nano_id },
      body: { content: content.trim(), updated: comment.updated },
    }),
    validate,
    onSaved: () => {
      toast({ title: '댓글을 고쳤어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="댓글 수정">
      <FormField form={form} name="content" label="댓글">
        {(field) => <Textarea {...field} rows={3} maxLength={COMMUNITY_LIMITS.commentCharacters} />}
      </FormField>
      <FormFailure form={form} title="댓글을 고치지 못했어요" />
      <HStack justifyContent="flex-end">
        <Button variant="outline" size="sm" onClick={onDone}>
          취소
        </Button>
        <Button type="submit" size="sm" loading={form.isRunning}>
          저장
        </Button>
      </HStack>
    </Form>
  );
}

/** Changes an own comment. */
export const CommentEditForm = (props: CommentEditFormProps) => (
  <BanGate>
    <ChangedCommentForm {...props} />
  </BanGate>
);
