import type { SystemDocument } from '@danji/contracts/site/system-document';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Alert, Button, Card, Grid, Heading, HStack, Stack } from '@danji/ui';
import { useDeferredValue, useMemo } from 'react';
import { DocumentDiff } from '../../shared/document-diff.tsx';
import { RestoredAlert } from '../../shared/restored-alert.tsx';
import { DocumentFields } from './document-fields.tsx';
import { useDocumentForm, type DocumentFormOptions } from './use-document-form.ts';

/** Previews the version and its differences from the version in force. */
function DocumentPreview({ content, source }: { content: RichDocument; source: SystemDocument | undefined }) {
  const deferredContent = useDeferredValue(content);
  const text = useMemo(() => toPlainText(deferredContent), [deferredContent]);
  return (
    <>
      <Card as="section" aria-labelledby="document-preview">
        <Stack gap={4}>
          <Heading as="h2" size="md" id="document-preview">
            미리 보기
          </Heading>
          <Viewer document={deferredContent} headingOffset={2} findImage={imagePort.find} />
        </Stack>
      </Card>
      {source ? (
        <DocumentDiff title="시행 중인 판과 다른 줄" before={toPlainText(source.content)} after={text} />
      ) : null}
    </>
  );
}

/** Edits a new version, starting from the one in force, with a preview beside it. */
export function DocumentForm({ type, source, situation }: DocumentFormOptions) {
  const form = useDocumentForm({ type, source, situation });
  const { draft, article, holdFields } = form;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap={6}
      alignItems="start"
    >
      <form ref={holdFields} noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap={5}>
          {draft.isRestored ? <RestoredAlert onStartOver={form.startOver} /> : null}
          <DocumentFields
            type={type}
            article={article}
            value={draft.value}
            situation={situation}
            errors={form.fieldErrors}
            onChange={form.change}
          />
          {form.failure ? (
            <Alert tone="danger" title="올리지 못했어요">
              {form.failure.title}
            </Alert>
          ) : null}
          <HStack justifyContent="flex-end">
            <Button size="lg" variant="outline" onClick={form.leave}>
              취소
            </Button>
            <Button size="lg" type="submit" loading={form.isRunning}>
              새 판 올리기
            </Button>
          </HStack>
        </Stack>
      </form>
      <Stack gap={5}>
        <DocumentPreview content={article.content} source={source} />
      </Stack>
    </Grid>
  );
}
