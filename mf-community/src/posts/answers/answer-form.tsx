import {
  Form,
  FormFailure,
  useFormFiles,
  useRecordForm,
  type FieldErrors,
  type RecordForm,
} from '@danji/app-kit/forms';
import { BLANK_DOCUMENT, RichTextField } from '@danji/app-kit/rich-text';
import type { CommunityAnswer } from '@danji/contracts/community/community-answer';
import { createCommunityAnswer, updateCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { StoredFile } from '@danji/contracts/site/file';
import { isBlankDocument } from '@danji/editor/core/blank';
import { useToast } from '@danji/shell-sdk';
import { AttachmentsField, Button, HStack } from '@danji/ui';
import { BanGate } from '../bans/ban-gate.tsx';

type AnswerDraft = { content: RichDocument; files: StoredFile[] };
const BLANK: AnswerDraft = { content: BLANK_DOCUMENT, files: [] };

const validate = ({ content }: AnswerDraft): FieldErrors<AnswerDraft> =>
  isBlankDocument(content) ? { content: '답변을 입력해 주세요.' } : {};

type AnswerFormProps = {
  question: Pick<CommunityPost, 'nano_id'>;
  /** The own answer that is changed. */
  answer?: CommunityAnswer;
  onDone: () => void;
};

function useAnswerForm({ question, answer, onDone }: AnswerFormProps): RecordForm<AnswerDraft> {
  const toast = useToast();
  return useRecordForm({
    call: answer ? updateCommunityAnswer : createCommunityAnswer,
    initial: answer ? { content: answer.board.content ?? BLANK_DOCUMENT, files: answer.board.files } : BLANK,
    toInput: ({ content, files }: AnswerDraft) => {
      const body = { content, file_ids: files.map(({ nano_id }) => nano_id) };
      return answer
        ? { params: { id: answer.nano_id }, body: { ...body, updated: answer.board.updated } }
        : { body: { ...body, question_nano_id: question.nano_id } };
    },
    validate,
    wireNames: { files: 'file_ids' },
    draftKey: `community.answer.${answer?.nano_id ?? question.nano_id}`,
    asksOnLeave: true,
    onSaved: () => {
      toast({ title: answer ? '답변을 고쳤어요' : '답변을 올렸어요', tone: 'success' });
      onDone();
    },
  });
}

function WritingForm(props: AnswerFormProps) {
  const { answer, onDone } = props;
  const form = useAnswerForm(props);
  const files = useFormFiles(form);
  return (
    <Form form={form} label={answer ? '답변 수정' : '답변 쓰기'}>
      <RichTextField form={form} name="content" label="답변" minHeight={220} placeholder="아는 만큼 적어 주세요." />
      <AttachmentsField
        {...files}
        maxCount={COMMUNITY_LIMITS.files}
        title="서식이나 사진을 끌어다 놓거나 골라 주세요"
      />
      <FormFailure form={form} title="답변을 올리지 못했어요" />
      <HStack justifyContent="flex-end">
        <Button variant="outline" onClick={onDone}>
          취소
        </Button>
        <Button type="submit" loading={form.isRunning} disabled={files.uploads.isBusy}>
          {answer ? '저장' : '답변 올리기'}
        </Button>
      </HStack>
    </Form>
  );
}

/** Writes an answer to a question, or changes an own one; its draft stays in this browser until it is saved. */
export const AnswerForm = (props: AnswerFormProps) => (
  <BanGate>
    <WritingForm {...props} />
  </BanGate>
);
