import { BoardStatus } from '@danji/contracts/codes/board-status';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import type { CommunityAnswer } from '@danji/contracts/community/community-answer';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { formatRelative } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Viewer } from '@danji/editor/viewer';
import { imagePort, useSession } from '@danji/shell-sdk';
import { Badge, Box, Button, Card, Flex, HStack, Stack } from '@danji/ui';
import { useState } from 'react';
import { Attachments } from '../../shared/attachments.tsx';
import { Author } from '../author.tsx';
import { OthersMenu } from '../reports/others-menu.tsx';
import { ReviewNotice } from '../reports/lazy-parts.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { RecommendButton } from '../recommend-button.tsx';
import { usePointed } from '../use-pointed.ts';
import { AnswerForm, RevokeButton } from './lazy-form.tsx';
import { useAnswerActions } from './use-answer-actions.ts';

type AnswerProps = { answer: CommunityAnswer; question: CommunityPost };

type AnswerFootProps = AnswerProps & { isTalking: boolean; onTalk: () => void; onEdit: () => void };

/** Shows the actions on an answer. */
function AnswerFoot({ answer, question, isTalking, onTalk, onEdit }: AnswerFootProps) {
  const { isStaff } = useSession();
  const { accept, remove, isAccepting, isRemoving } = useAnswerActions(answer, question);
  const { is_own, board } = answer;
  const isOpen = !question.is_accepted;
  return (
    <Flex justifyContent="space-between" flexWrap="wrap" gap={2}>
      <HStack gap={1} marginInlineStart={-3} flexWrap="wrap">
        <RecommendButton target={{ board_id: board.id }} of={answer} />
        <Button variant="ghost" size="sm" icon="message-circle" aria-expanded={isTalking} onClick={onTalk}>
          {board.comments > 0 ? `댓글 ${formatNumber(board.comments)}` : '댓글'}
        </Button>
        {is_own && isOpen ? (
          <>
            <Button variant="ghost" size="sm" onClick={onEdit}>
              수정
            </Button>
            <Button variant="ghost" size="sm" loading={isRemoving} onClick={() => void remove()}>
              삭제
            </Button>
          </>
        ) : null}
      </HStack>
      {isOpen && !is_own && (question.is_own || isStaff) ? (
        <Button variant="subtle" size="sm" icon="check" loading={isAccepting} onClick={() => void accept()}>
          채택하기
        </Button>
      ) : null}
      {isStaff && answer.is_accepted ? <RevokeButton answer={answer} question={question} /> : null}
    </Flex>
  );
}

/** One answer, with its comments when they are opened; the accepted one stands out. */
export function AnswerCard({ answer, question }: AnswerProps) {
  const { board, is_accepted } = answer;
  const object = { kind: ReportedKind.ANSWER, object_id: answer.id };
  const isHidden = board.board_status === BoardStatus.BLOCK;
  const [now] = useState(() => Date.now());
  const [isEditing, setIsEditing] = useState(false);
  const pointed = usePointed();
  const [isTalking, setIsTalking] = useState(pointed.answer === answer.nano_id && pointed.comment !== undefined);
  return (
    <Card as="li" borderColor={is_accepted ? 'success.fg' : 'border'}>
      <Stack gap={4}>
        <Flex justifyContent="space-between" alignItems="flex-start" gap={2} flexWrap="wrap">
          <Author author={board.user}>{formatRelative(board.created, now)}</Author>
          <HStack gap={1}>
            {is_accepted ? <Badge tone="success">채택된 답변</Badge> : null}
            {answer.is_own ? null : <OthersMenu object={object} author={board.user.nickname} />}
          </HStack>
        </Flex>
        {isHidden && answer.is_own ? <ReviewNotice object={object} /> : null}
        {isEditing ? (
          <AnswerForm question={question} answer={answer} onDone={() => setIsEditing(false)} />
        ) : (
          <>
            {board.content ? (
              <Box maxWidth="prose">
                <Viewer document={board.content} findImage={imagePort.find} headingOffset={3} />
              </Box>
            ) : null}
            <Attachments files={board.files} />
            <AnswerFoot
              answer={answer}
              question={question}
              isTalking={isTalking}
              onTalk={() => setIsTalking(!isTalking)}
              onEdit={() => setIsEditing(true)}
            />
          </>
        )}
        {isTalking ? (
          <CommentsSection
            board={board}
            answer={answer.nano_id}
            mayComment={question.may_comment}
            isOpen={question.is_allow_comment}
            level={3}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
