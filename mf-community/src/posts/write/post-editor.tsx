import {
  FieldConflictDialog,
  FormFailure,
  FormField,
  RestoredAlert,
  useFormFiles,
  useFormValues,
} from '@danji/app-kit/forms';
import { RichTextField } from '@danji/app-kit/rich-text';
import { type CommunityPlace, isQuestionPlace } from '@danji/contracts/community/community-categories';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { AttachmentsField, Button, Card, Flex, Heading, Stack, Text, TextInput } from '@danji/ui';
import { GradesField, Switches, TopicFields } from './detail-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PreviewField, PriceField } from './points-fields.tsx';
import { describeField, labelField } from './post-draft.ts';
import { SimilarQuestions } from './similar-questions.tsx';
import { isPublished, type PostForm, usePostForm } from './use-post-form.ts';

const PLAIN_ON_PHONES = {
  bg: { base: 'transparent', md: 'bg.panel' },
  borderWidth: { base: 0, md: '1px' },
  padding: { base: 0, md: 5 },
} as const;

function TextCard({ form, files }: { form: PostForm; files: ReturnType<typeof useFormFiles> }) {
  const isQuestion = isQuestionPlace(useFormValues(form));
  return (
    <Card as="section" aria-label="글" css={PLAIN_ON_PHONES}>
      <Stack gap={5}>
        <PlaceFields form={form} />
        <FormField form={form} name="title" label="제목" required>
          {(field) => (
            <TextInput
              {...field}
              maxLength={COMMUNITY_LIMITS.titleCharacters}
              autoComplete="off"
              placeholder={isQuestion ? '무엇이 궁금한지 한 문장으로 적어 주세요' : '제목을 적어 주세요'}
            />
          )}
        </FormField>
        <SimilarQuestions form={form} />
        <RichTextField form={form} name="content" label="내용" minHeight={360} />
        <AttachmentsField {...files} maxCount={COMMUNITY_LIMITS.files} title="파일을 끌어다 놓거나 골라 주세요" />
      </Stack>
    </Card>
  );
}

const DetailsCard = ({ form }: { form: PostForm }) => (
  <Card as="section" aria-label="설정" css={PLAIN_ON_PHONES}>
    <Stack gap={5}>
      <Heading as="h2" size="md">
        설정
      </Heading>
      <TopicFields form={form} />
      <PriceField form={form} />
      <GradesField form={form} />
      <PreviewField form={form} />
      <Stack gap={1}>
        <Switches form={form} />
      </Stack>
    </Stack>
  </Card>
);

/** The buttons of the form: a draft is saved or published, a published post is saved. */
function Actions({ form, isBusy }: { form: PostForm; isBusy: boolean }) {
  const isPublic = isPublished(form.base);
  return (
    <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
      {isPublic ? null : (
        <Button
          variant="outline"
          size="lg"
          disabled={isBusy || form.isRunning}
          onClick={() => void form.submit({ isDraft: true })}
        >
          임시저장
        </Button>
      )}
      <Button
        size="lg"
        loading={form.isRunning}
        loadingLabel="저장하는 중"
        disabled={isBusy || (isPublic && !form.isDirty)}
        onClick={() => void form.submit({ isDraft: false })}
      >
        {isPublic ? '저장' : '올리기'}
      </Button>
    </Flex>
  );
}

/** Writes a post, or changes a stored one. */
export function PostEditor({ place, stored }: { place: CommunityPlace; stored?: CommunityPost }) {
  const form = usePostForm(place, stored);
  const files = useFormFiles(form);
  const { container } = form;
  const { isBusy } = files.uploads;
  return (
    <Stack ref={container} gap={5}>
      <RestoredAlert form={form} />
      <TextCard form={form} files={files} />
      <DetailsCard form={form} />
      <FormFailure form={form} title="저장하지 못했어요" />
      {isBusy ? (
        <Text size="sm" tone="muted" as="output">
          첨부파일을 올리는 중이에요. 끝나면 저장할 수 있어요.
        </Text>
      ) : null}
      <Actions form={form} isBusy={isBusy} />
      <FieldConflictDialog
        form={form}
        savedOf={({ board }) => ({ at: board.updated })}
        labelOf={labelField}
        describe={describeField}
      />
    </Stack>
  );
}
