import { Form, FormControl, FormFailure } from '@danji/app-kit/forms';
import type { SystemDocument } from '@danji/contracts/site/system-document';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button, Card, Grid, Heading, HStack, Stack } from '@danji/ui';
import { useDeferredValue, useMemo } from 'react';
import { DocumentDiff } from '../../shared/document-diff.tsx';
import { DocumentFields } from './document-fields.tsx';
import { toListPath, useDocumentForm, type DocumentFormOptions } from './use-document-form.ts';

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
  const navigate = useNavigate();
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap={6}
      alignItems="start"
    >
      <Form form={form} gap={5}>
        <DocumentFields type={type} form={form} situation={situation} />
        <FormFailure form={form} title="올리지 못했어요" />
        <HStack justifyContent="flex-end" flexWrap="wrap">
          <Button size="lg" variant="outline" onClick={() => void navigate(toListPath(type))}>
            취소
          </Button>
          <Button size="lg" type="submit" loading={form.isRunning}>
            새 판 올리기
          </Button>
        </HStack>
      </Form>
      <Stack gap={5}>
        <FormControl form={form} name="content">
          {({ value }) => <DocumentPreview content={value} source={source} />}
        </FormControl>
      </Stack>
    </Grid>
  );
}
