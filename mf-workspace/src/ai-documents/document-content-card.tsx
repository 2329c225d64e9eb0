import { AI_ANSWER_LIMITS } from '@danji/contracts/workspace/ai-document-forms';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { Editor } from '@danji/editor/editor';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Card, Field, Stack, TextInput } from '@danji/ui';
import { SavedBy, SaveStatusPill } from './save-state.tsx';
import type { DocumentAutosave } from './use-autosave.ts';

/** The number of blocks that fill a screen while the editor's code is loading. */
const PREVIEWED_BLOCKS = 20;

/** Title and text of a document, and whether they are saved. */
export function DocumentContentCard(document: DocumentAutosave) {
  const { base, text, editorKey, isEdited, autosave } = document;
  const hasTitle = text.title.trim() !== '';
  return (
    <Card as="section" aria-label={AiDocumentType.label(base.document_type)}>
      <Stack gap={4}>
        <Field label="제목" required error={hasTitle ? undefined : '제목을 입력해 주세요.'}>
          <TextInput
            maxLength={AI_ANSWER_LIMITS.titleCharacters}
            autoComplete="off"
            value={text.title}
            onChange={autosave.changeTitle}
          />
        </Field>
        <Editor
          key={editorKey}
          label="내용"
          value={text.content}
          onWrite={autosave.write}
          onChange={autosave.show}
          images={imagePort}
          placeholder="내용을 입력해 주세요."
          minHeight={520}
          preview={<Viewer document={text.content} findImage={imagePort.find} maxBlocks={PREVIEWED_BLOCKS} />}
        />
        {isEdited ? <SaveStatusPill state={document} /> : null}
        <SavedBy document={base} hasTitle={hasTitle} />
      </Stack>
    </Card>
  );
}
