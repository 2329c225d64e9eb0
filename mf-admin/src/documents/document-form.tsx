import { useMutation } from '@danji/api-client';
import { DocumentType, type DocumentTypeCode } from '@danji/contracts/codes/document-type';
import type { SystemDocument } from '@danji/contracts/commons/system-document';
import { createSystemDocument } from '@danji/contracts/commons/system-document.endpoints';
import { toEarliestDate } from '@danji/contracts/commons/system-document-rules';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { imagePort, useConfirm, useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Alert, Button, Card, Grid, Heading, HStack, Stack, useFaults } from '@danji/ui';
import { useDeferredValue, useMemo, type SyntheticEvent } from 'react';
import { DocumentDiff } from '../shared/document-diff.tsx';
import { BLANK_DOCUMENT, useArticle } from '../shared/use-article.ts';
import {
  findDraftFaults,
  toDocumentBody,
  toDraft,
  toFaults,
  type DocumentDraft,
  type DocumentFaults,
  type Situation,
} from './document-draft.ts';
import { DocumentFields } from './document-fields.tsx';
import { DOCUMENT_READS } from './document-reads.ts';

type Props = {
  type: DocumentTypeCode;
  /** The version in force. */ source: SystemDocument | undefined;
  situation: Situation;
};

/** What pressing the button will do, in words. */
function toConsequences({ effective_date, requires_consent }: DocumentDraft, { today, last }: Situation): string {
  const when = effective_date <= today ? '바로 시행돼요.' : `${formatDate(effective_date)}부터 시행돼요.`;
  const told = last === undefined ? '' : ' 지금 모든 회원에게 알림을 보내요.';
  const asked = requires_consent ? ' 시행일부터 회원은 새 내용에 동의해야 이용할 수 있어요.' : '';
  return `${when}${told}${asked} 올린 판은 고칠 수 없고, 시행 전에만 취소할 수 있어요.`;
}

/** How it will look, and what differs from the version in force. */
function Look({ content, source }: { content: RichDocument; source: SystemDocument | undefined }) {
  const shown = useDeferredValue(content);
  const text = useMemo(() => toPlainText(shown), [shown]);
  return (
    <>
      <Card as="section" aria-labelledby="document-preview">
        <Stack gap={4}>
          <Heading as="h2" size="md" id="document-preview">
            미리 보기
          </Heading>
          <Viewer document={shown} headingOffset={2} findImage={imagePort.find} />
        </Stack>
      </Card>
      {source ? (
        <DocumentDiff title="시행 중인 판과 다른 줄" before={toPlainText(source.content)} after={text} />
      ) : null}
    </>
  );
}

/** Writes a new version with its look beside it, from the one in force. What is typed is kept until it is announced. */
export function DocumentForm({ type, source, situation }: Props) {
  const initial = useMemo(
    () =>
      toDraft(
        source,
        DocumentType.label(type),
        toEarliestDate({ document_type: type, requires_consent: false }, situation).date,
      ),
    [source, type, situation],
  );
  const draft = useDraft(`admin.document.${type}`, initial);
  const inForce = source?.content ?? BLANK_DOCUMENT;
  const { faults, form, show, forget } = useFaults<DocumentFaults>();
  const article = useArticle(`admin.document.${type}`, inForce, () => forget(['content']));
  useUnsavedWork(article.isDirty && !article.isSaving);
  const creation = useMutation(createSystemDocument, { refreshes: DOCUMENT_READS });
  const [navigate, confirm, toast] = [useNavigate(), useConfirm(), useToast()];
  const name = DocumentType.label(type);
  const list = `${webPaths.adminDocuments}?document_type=${type}`;

  const change = (part: Partial<DocumentDraft>): void => {
    draft.setValue((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (show(findDraftFaults(draft.value, article.content, type, situation))) return;
    if (
      !(await confirm({
        title: `${name}의 새 판을 올릴까요?`,
        description: toConsequences(draft.value, situation),
        confirmLabel: '올리기',
      }))
    )
      return;
    const outcome = await article.save(() =>
      creation.run({ body: toDocumentBody(draft.value, article.content, type) }),
    );
    if (!outcome.ok) return void show(toFaults(outcome.error.fields, article.content));
    draft.clear();
    article.finish();
    toast({ title: `${name} 제${outcome.data.version}판을 올렸어요`, tone: 'success' });
    void navigate(list);
  };
  const startOver = (): void => {
    draft.startFrom(initial);
    article.startFrom(inForce);
    show({});
    creation.reset();
  };
  // As it was refused: a fault that is being put right is shown no more.
  const isBesideField = Object.keys(toFaults(creation.error?.fields ?? {}, article.content)).length > 0;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap={6}
      alignItems="start"
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {draft.isRestored ? (
            <Alert
              tone="brand"
              title="입력하던 내용을 되살렸어요"
              action={
                <Button size="sm" variant="outline" onClick={startOver}>
                  처음으로
                </Button>
              }
            />
          ) : null}
          <DocumentFields
            type={type}
            article={article}
            value={draft.value}
            situation={situation}
            errors={faults}
            onChange={change}
          />
          {creation.error && !isBesideField ? (
            <Alert tone="danger" title="올리지 못했어요">
              {creation.error.title}
            </Alert>
          ) : null}
          <HStack justifyContent="flex-end">
            <Button size="lg" variant="outline" onClick={() => void navigate(list)}>
              취소
            </Button>
            <Button size="lg" type="submit" loading={creation.isRunning}>
              새 판 올리기
            </Button>
          </HStack>
        </Stack>
      </form>
      <Stack gap={5}>
        <Look content={article.content} source={source} />
      </Stack>
    </Grid>
  );
}
