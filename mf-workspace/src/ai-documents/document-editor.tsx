import { useMutation } from '@danji/api-client';
import type { AiDocument, AiDocumentVersionLine } from '@danji/contracts/apts/ai-document';
import { AI_ANSWER_LIMITS } from '@danji/contracts/apts/ai-document-forms';
import { restoreAiDocumentVersion } from '@danji/contracts/apts/ai-document.endpoints';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { Editor } from '@danji/editor/editor';
import { Viewer } from '@danji/editor/viewer';
import { imagePort, useModal, useToast } from '@danji/shell-sdk';
import { Alert, Box, Card, Field, Stack, TextInput } from '@danji/ui';
import { PageHead } from '../shared/page-parts.tsx';
import { DocumentConflict } from './document-conflict.tsx';
import { SAVED_READS } from './document-reads.ts';
import { DocumentBadges } from './document-text.tsx';
import { DocumentTools } from './document-tools.tsx';
import { SaveFailure, SaveState } from './save-state.tsx';
import { useAutosave } from './use-autosave.ts';
import { useDocumentActions } from './use-document-actions.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** On paper there is the document and nothing else (`data-paper`). */
const ON_PAPER = { display: 'none', '@media print': { display: 'block' } };
/** Blocks that fill a screen while the editor's code is on its way. */
const PREVIEWED = 20;
const ON_SCREEN = { '@media print': { display: 'none' } };

/** A written document: read, changed and saved by itself; its versions, files and paper. */
export function DocumentEditor({ document: loaded }: { document: AiDocument }) {
  const text = useAutosave(loaded);
  const { base, written } = text;
  const actions = useDocumentActions(base);
  const restoration = useMutation(restoreAiDocumentVersion, { refreshes: SAVED_READS });
  const [modal, toast] = [useModal(), useToast()];

  /** Whatever leads away from the text, or makes a file of it, goes by what is saved. */
  const afterSave = async (work: (saved: AiDocument) => Promise<unknown>): Promise<void> => {
    const saved = await text.saveNow();
    if (saved) await work(saved);
  };
  const restore = async (version: AiDocumentVersionLine, saved: AiDocument): Promise<boolean> => {
    const outcome = await restoration.run({ body: { version_id: version.id, updated: saved.updated } });
    if (!outcome.ok) {
      toast({ title: outcome.error.title, tone: 'danger' });
      return false;
    }
    text.startFrom(outcome.data);
    toast({
      title: '이전 버전으로 되돌렸어요',
      description: '되돌리기 전 글도 이전 버전에 남아 있어요.',
      tone: 'success',
    });
    return true;
  };
  const openVersions = async (saved: AiDocument): Promise<void> => {
    modal.open(
      (close) => (
        <VersionsDialog
          documentId={base.id}
          onRestore={async (version) => {
            const isDone = await restore(version, saved);
            if (isDone) close();
            return isDone;
          }}
        />
      ),
      { title: '이전 버전', size: 'lg' },
    );
  };

  return (
    <>
      <Box css={ON_SCREEN}>
        <PageHead
          title={base.title}
          description={<DocumentBadges document={base} />}
          actions={
            <DocumentTools
              document={base}
              isExporting={actions.isExporting}
              isBusy={actions.isRunning}
              onExport={(format) => void afterSave(() => actions.exportAs(format))}
              onVersions={() => void afterSave(openVersions)}
              onGenerate={() => void afterSave(actions.generateAgain)}
              onRemove={() => void afterSave(actions.remove)}
            />
          }
        />
        <Stack gap={4}>
          {base.is_sample && base.saved_by === null ? (
            <Alert tone="warning" title="예시 초안이에요">
              연습용 AI가 정해진 틀로 쓴 글이에요. 쓰기 전에 내용을 꼭 확인해 주세요.
            </Alert>
          ) : null}
          {!base.is_sample && base.saved_by === null ? (
            <Alert tone="brand" title="AI가 쓴 초안이에요">
              날짜, 금액, 법 조항은 쓰기 전에 꼭 확인해 주세요.
            </Alert>
          ) : null}
          {base.generation?.failure ? (
            <Alert tone="danger" title="다시 만들지 못했어요">
              {base.generation.failure}
            </Alert>
          ) : null}
          <SaveFailure failure={text.failure} isSaving={text.isSaving} onRetry={() => void text.saveNow()} />
          <Card as="section" aria-label={AiDocumentType.label(base.document_type)}>
            <Stack gap={4}>
              <Field label="제목" required error={written.title.trim() === '' ? '제목을 입력해 주세요.' : undefined}>
                <TextInput
                  maxLength={AI_ANSWER_LIMITS.titleLetters}
                  autoComplete="off"
                  value={written.title}
                  onChange={(title) => text.change({ title })}
                />
              </Field>
              <Editor
                key={text.round}
                label="내용"
                value={written.content}
                onChange={(content) => text.change({ content })}
                images={imagePort}
                placeholder="내용을 입력해 주세요."
                minHeight={520}
                preview={<Viewer document={written.content} most={PREVIEWED} />}
              />
              <SaveState
                document={base}
                isDirty={text.isDirty}
                isSaving={text.isSaving}
                hasTitle={written.title.trim() !== ''}
              />
            </Stack>
          </Card>
        </Stack>
        <DocumentConflict
          theirs={text.theirs}
          mine={written.content}
          onKeepMine={text.keepMine}
          onTakeTheirs={text.startFrom}
          onClose={text.closeClash}
        />
      </Box>
      <Box css={ON_PAPER} data-paper="">
        <Viewer document={written.content} headingOffset={0} />
      </Box>
    </>
  );
}
