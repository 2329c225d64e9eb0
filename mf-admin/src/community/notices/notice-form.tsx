import { sendFile } from '@danji/app-kit';
import { BOARD_LIMITS } from '@danji/contracts/community/board-limits';
import type { Notice } from '@danji/contracts/community/notice';
import { LIMITS } from '@danji/contracts/limits';
import { Alert, AttachmentsField, Box, Card, Field, Grid, Stack, TextInput, useAttachments } from '@danji/ui';
import { useState } from 'react';
import { RestoredAlert } from '../../shared/restored-alert.tsx';
import { RichTextField } from '../../shared/rich-text-field.tsx';
import { NoticeConflict } from './notice-conflict.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { PublishingCard } from './publishing-card.tsx';
import { useNoticeForm, type NoticeFormState } from './use-notice-form.ts';

type NoticeFieldsProps = { form: NoticeFormState; uploads: ReturnType<typeof useAttachments> };

function NoticeFields({ form, uploads }: NoticeFieldsProps) {
  const { draft, article, fieldErrors } = form;
  return (
    <>
      <Card as="section" aria-label="내용">
        <Stack gap={5}>
          <Field label="제목" required error={fieldErrors.title}>
            <TextInput
              maxLength={BOARD_LIMITS.titleCharacters}
              autoComplete="off"
              value={draft.title}
              onChange={(title) => form.change({ title })}
            />
          </Field>
          <RichTextField label="내용" article={article} error={fieldErrors.content} />
        </Stack>
      </Card>
      <Card as="section" aria-label="첨부파일">
        <AttachmentsField
          files={draft.files}
          idOf={({ nano_id }) => nano_id}
          uploads={uploads}
          onChange={form.changeFiles}
          error={fieldErrors.file_ids}
          maxCount={BOARD_LIMITS.files}
          maxBytes={LIMITS.fileBytes}
          title="첨부할 파일을 끌어다 놓거나 골라 주세요"
        />
      </Card>
    </>
  );
}

/** The form that creates or changes a notice. */
export function NoticeForm({ notice }: { notice?: Notice }) {
  const form = useNoticeForm(notice);
  const { draft, article, failure, conflict, holdFields } = form;
  const uploads = useAttachments(sendFile, form.changeFiles);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }} gap={5} alignItems="start">
      <Stack ref={holdFields} gap={5}>
        {form.isRestored ? <RestoredAlert onStartOver={form.startOver} /> : null}
        <NoticeFields form={form} uploads={uploads} />
      </Stack>
      <Box position={{ xl: 'sticky' }} top={{ xl: '20' }}>
        <Stack gap={4}>
          {failure ? (
            <Alert tone="danger" title="저장하지 못했어요">
              {failure.title}
            </Alert>
          ) : null}
          <PublishingCard
            base={form.base}
            draft={draft}
            onChange={form.change}
            isRunning={form.isRunning}
            isWaiting={uploads.isBusy}
            onSave={(saveAction) => void form.submit(saveAction, uploads.fault)}
            onPreview={() => setIsPreviewOpen(true)}
          />
        </Stack>
      </Box>
      <NoticePreview
        open={isPreviewOpen}
        onClose={() => setIsPreviewOpen(false)}
        draft={draft}
        content={article.content}
      />
      <NoticeConflict
        serverVersion={conflict?.serverVersion}
        draft={draft}
        content={article.content}
        onKeepOwnVersion={() => void form.keepOwnVersion()}
        onAcceptServerVersion={form.acceptServerVersion}
        onClose={form.closeConflict}
      />
    </Grid>
  );
}
