import { Page } from '@danji/app-kit';
import { useRecordForm } from '@danji/app-kit/forms';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { Alert, Button } from '@danji/ui';
import { describeDocumentForm, DocumentForm } from './document-form.tsx';
import { describeCount, DocumentBadges } from './document-text.tsx';
import { useDocumentActions } from './use-document-actions.ts';

/** Says why there is no text yet. */
function Reason({ document: { state, generation } }: { document: AiDocument }) {
  if (state === AiDocumentState.FAILED)
    return (
      <Alert tone="danger" title="문서를 만들지 못했어요">
        {generation?.failure ?? '잠시 뒤 다시 시도해 주세요.'}
      </Alert>
    );
  return state === AiDocumentState.CANCELED ? (
    <Alert tone="neutral" title="작성을 멈췄어요">
      {generation ? describeCount(generation) : null} 내용을 고쳐서 다시 만들 수 있어요.
    </Alert>
  ) : null;
}

/** A document without a text: shows its form, to generate the text (again). */
export function EmptyDocument({ document }: { document: AiDocument }) {
  const actions = useDocumentActions(document);
  const form = useRecordForm({
    ...describeDocumentForm(document.document_type, document),
    call: updateAiDocument,
    toInput: ({ title, answers }) => ({
      params: { id: document.id },
      body: { title: title.trim(), answers, updated: document.updated },
    }),
    draftKey: `workspace.ai-document.${document.id}`,
    onSaved: () => actions.generate(),
  });
  return (
    <Page
      width="prose"
      title={document.title}
      description={<DocumentBadges document={document} />}
      actions={
        document.can_delete ? (
          <Button variant="outline" icon="trash" loading={actions.isRunning} onClick={() => void actions.remove()}>
            삭제
          </Button>
        ) : null
      }
    >
      <Reason document={document} />
      <DocumentForm
        type={document.document_type}
        form={form}
        submitLabel={document.state === AiDocumentState.DRAFT ? '문서 만들기' : '다시 만들기'}
      />
    </Page>
  );
}
