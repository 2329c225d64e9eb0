import { FormFailure, Form, useRecordForm } from '@danji/app-kit/forms';
import type { BoardComment } from '@danji/contracts/community/board-comment';
import { createBoardComment, updateBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button, HStack } from '@danji/ui';
import { BanGate } from '../bans/ban-gate.tsx';
import { CommentField, type CommentDraft, useCommentDraft } from './comment-field.tsx';

const BLANK: CommentDraft = { content: '', picked: [] };

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
  const { toBody, ...checks } = useCommentDraft();
  const form = useRecordForm({
    ...checks,
    call: createBoardComment,
    initial: BLANK,
    toInput: (draft) => ({
      body: { ...toBody(draft), board_id: boardId, ...(parent && { parent_id: parent.id }) },
    }),
    onSaved: (comment) => {
      toast({ title: parent ? '답글을 남겼어요' : '댓글을 남겼어요', tone: 'success' });
      form.startFrom(BLANK);
      onSaved(comment);
    },
    draftKey: `community.comment.${boardId}.${parent?.id ?? 'new'}`,
  });
  return (
    <Form form={form} label={parent ? '답글 쓰기' : '댓글 쓰기'}>
      <CommentField
        form={form}
        label={parent ? `${parent.user?.nickname ?? ''} 님에게 답글` : '댓글'}
        rows={parent ? 2 : 3}
        placeholder="서로 존중하는 댓글을 남겨 주세요."
      />
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
  const { toBody, ...checks } = useCommentDraft();
  const form = useRecordForm({
    ...checks,
    call: updateBoardComment,
    initial: { content: comment.content, picked: comment.mentions },
    toInput: (draft) => ({
      params: { id: comment.nano_id },
      body: { ...toBody(draft), updated: comment.updated },
    }),
    onSaved: () => {
      toast({ title: '댓글을 고쳤어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="댓글 수정">
      <CommentField form={form} label="댓글" rows={3} />
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
