import { Page } from '@danji/app-kit';
import { useMutation } from '@danji/api-client';
import { useRecordForm } from '@danji/app-kit/forms';
import { createAiDocument, generateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { getAiForm } from '@danji/contracts/workspace/ai-document-forms';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { AiDocumentType, type AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { Link, useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, Stack } from '@danji/ui';
import { describeDocumentForm, DocumentForm } from '../ai-documents/document-form.tsx';
import { LimitAlert } from '../ai-documents/limit-line.tsx';
import { MembersOnly } from '../ai-documents/members-only.tsx';
import { TypeCards } from '../ai-documents/type-cards.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** `/workspace/:id/documents/new`: the user chooses a document type, then fills in its form. */
export const AiDocumentNewPage = () => (
  <SpaceFrame title="AI 문서 만들기" refreshOnFocus={false} skeleton={<CardSkeleton count={4} />}>
    {(space) => (
      <MembersOnly>
        <Choice space={space} />
      </MembersOnly>
    )}
  </SpaceFrame>
);

function Choice({ space }: { space: WorkSpace }) {
  const [search] = useSearchParams();
  const chosen = AiDocumentType.options.find(({ code }) => String(code) === search.get('type'))?.code;
  if (chosen) return <NewDocument key={`${space.id} ${chosen}`} space={space} type={chosen} />;
  return (
    <Page title="어떤 문서를 만들까요?" description="문서 종류를 고르고 몇 가지만 적으면 AI가 초안을 써요.">
      <Stack gap={4}>
        <LimitAlert />
        <TypeCards />
      </Stack>
    </Page>
  );
}

function NewDocument({ space, type }: { space: WorkSpace; type: AiDocumentTypeCode }) {
  const generation = useMutation(generateAiDocument);
  const [navigate, toast] = [useNavigate(), useToast()];
  const blank = useMutation(createAiDocument);
  const open = (id: number) => navigate(webPaths.workspaceDocument(space.id, id), { replace: true });
  const form = useRecordForm({
    ...describeDocumentForm(type),
    call: createAiDocument,
    toInput: ({ title, answers }) => ({
      body: { space_id: space.id, document_type: type, title: title.trim(), answers },
    }),
    draftKey: `workspace.${space.id}.ai-document.${type}`,
    onSaved: async ({ id }) => {
      const started = await generation.trigger({ body: { document_id: id } });
      // The document is stored all the same: its own screen says what to do.
      if (!started.ok) toast({ title: started.error.title, tone: 'danger' });
      return open(id);
    },
  });
  /** A blank document needs nothing: its title can be changed while it is written. */
  const startBlank = async (): Promise<void> => {
    const { title, answers } = form.getValues();
    const outcome = await blank.trigger({
      body: {
        space_id: space.id,
        document_type: type,
        title: title.trim() || AiDocumentType.label(type),
        answers,
        is_blank: true,
      },
    });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    form.startOver();
    await open(outcome.data.id);
  };
  return (
    <Page
      width="prose"
      title={`${AiDocumentType.label(type)} 만들기`}
      description={getAiForm(type).description}
      actions={
        <Button asChild variant="outline">
          <Link to={webPaths.workspaceDocument(space.id, 'new')}>다른 문서 고르기</Link>
        </Button>
      }
    >
      <DocumentForm type={type} form={form} submitLabel="문서 만들기" onBlank={() => void startBlank()} />
    </Page>
  );
}
