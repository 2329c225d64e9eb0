import { Page } from '@danji/app-kit';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Box, Stack } from '@danji/ui';
import { DocumentAlerts } from './document-alerts.tsx';
import { DocumentConflict } from './document-conflict.tsx';
import { DocumentContentCard } from './document-content-card.tsx';
import { DocumentBadges } from './document-text.tsx';
import { DocumentTools } from './document-tools.tsx';
import { DocumentViewersAlert } from './document-viewers-alert.tsx';
import { OtherText, SaveFailure } from './save-state.tsx';
import { useAutosave } from './use-autosave.ts';
import { useDocumentActions } from './use-document-actions.ts';
import { useVersionDialog } from './use-version-dialog.tsx';

/** Only the document is printed (`data-paper`). */
const ON_PAPER = { display: 'none', '@media print': { display: 'block' } };
const ON_SCREEN = { '@media print': { display: 'none' } };

type DocumentEditorProps = {
  document: AiDocument;
  /** Called with every version that the server has confirmed. */
  onSaved: (document: AiDocument) => void;
};

/** Shows a generated document: it is edited, saves itself, and has versions, files and a printed form. */
export function DocumentEditor({ document: loaded, onSaved }: DocumentEditorProps) {
  const document = useAutosave(loaded, onSaved);
  const { base, text, autosave } = document;
  const actions = useDocumentActions(base);
  const openVersions = useVersionDialog(autosave.startFrom);

  /** Saves before an action that leaves the document or makes a file of it. */
  const afterSave = async (action: (saved: AiDocument) => Promise<unknown>): Promise<void> => {
    const saved = await autosave.saveNow();
    if (saved) await action(saved);
  };

  return (
    <>
      <Box css={ON_SCREEN}>
        <Page
          title={base.title}
          description={<DocumentBadges document={base} />}
          actions={
            <DocumentTools
              document={base}
              isExporting={actions.isExporting}
              isBusy={actions.isRunning}
              onExport={(format) => void afterSave(() => actions.exportAs(format))}
              onVersions={() => void afterSave(openVersions)}
              onGenerate={() => void afterSave(actions.regenerate)}
              onCopy={() => void afterSave(actions.copy)}
              onRemove={() => void afterSave(actions.remove)}
            />
          }
        >
          <Stack gap={4}>
            <DocumentAlerts document={base} />
            <DocumentViewersAlert document={base} />
            <OtherText from={document.otherText?.from} onTake={autosave.takeOtherText} />
            <SaveFailure
              failure={document.failure}
              isSaving={document.status === 'saving'}
              onRetry={() => void autosave.saveNow()}
            />
            <DocumentContentCard {...document} />
          </Stack>
        </Page>
        <DocumentConflict
          serverVersion={document.serverVersion}
          mine={text.content}
          onOverwriteServerVersion={autosave.overwriteServerVersion}
          onAcceptServerVersion={autosave.startFrom}
          onClose={autosave.closeConflict}
        />
      </Box>
      <Box css={ON_PAPER} data-paper="">
        <Viewer document={text.content} headingOffset={0} findImage={imagePort.find} imageLoading="eager" />
      </Box>
    </>
  );
}
