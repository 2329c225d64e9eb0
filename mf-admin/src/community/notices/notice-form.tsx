import { FormFailure, FormField, RestoredAlert, useFormFiles } from '@danji/app-kit/forms';
import { RichTextField } from '@danji/app-kit/rich-text';
import { BOARD_LIMITS } from '@danji/contracts/community/board-limits';
import type { Notice } from '@danji/contracts/community/notice';
import { AttachmentsField, Box, Card, Grid, Stack, TextInput } from '@danji/ui';
import { useState } from 'react';
import { ArticleConflict } from '../shared/article-conflict.tsx';
import type { NoticeDraft } from './notice-draft.ts';
import { NoticePreview, NoticeView } from './notice-preview.tsx';
import { PublishingCard } from './publishing-card.tsx';
import { useNoticeForm } from './use-notice-form.ts';

/** The form that creates or changes a notice. */
export function NoticeForm({ notice }: { notice?: Notice }) {
  const form = useNoticeForm(notice);
  const files = useFormFiles(form);
  const [preview, setPreview] = useState<NoticeDraft>();
  const { container } = form;
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }} gap={5} alignItems="start">
      <Stack ref={container} gap={5}>
        <RestoredAlert form={form} />
        <Card as="section" aria-label="내용">
          <Stack gap={5}>
            <FormField form={form} name="title" label="제목" required>
              {(field) => <TextInput {...field} maxLength={BOARD_LIMITS.titleCharacters} autoComplete="off" />}
            </FormField>
            <RichTextField form={form} name="content" label="내용" />
          </Stack>
        </Card>
        <Card as="section" aria-label="첨부파일">
          <AttachmentsField {...files} maxCount={BOARD_LIMITS.files} title="첨부할 파일을 끌어다 놓거나 골라 주세요" />
        </Card>
      </Stack>
      <Box position={{ xl: 'sticky' }} top={{ xl: '20' }}>
        <Stack gap={4}>
          <FormFailure form={form} title="저장하지 못했어요" />
          <PublishingCard form={form} isWaiting={files.uploads.isBusy} onPreview={() => setPreview(form.getValues())} />
        </Stack>
      </Box>
      <NoticePreview draft={preview} onClose={() => setPreview(undefined)} />
      <ArticleConflict form={form} boardOf={({ board }) => board} View={NoticeView} />
    </Grid>
  );
}
