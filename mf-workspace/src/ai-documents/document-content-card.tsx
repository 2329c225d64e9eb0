import { AI_ANSWER_LIMITS } from '@danji/contracts/workspace/ai-document-forms';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { Editor } from '@danji/editor/editor';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Card, Field, Stack, TextInput } from '@danji/ui';
import { SaveState } from './save-state.tsx';
import type { useAutosave } from './use-autosave.ts';

/** The number of blocks that fill a screen while the editor's code is loading. */
const PREVIEWED_BLOCKS = 20;

/** Title and text of a document, and whether they are saved. */
export function DocumentContentCard({ text }: { text: ReturnType<typeof useAutosave> }) {
  const { base, currentText } = text;
  const hasTitle = currentText.title.trim() !== '';
  return (
    <Card as="section" aria-label={AiDocumentType.label(base.document_type)}>
      <Stack gap={4}>
        <Field label="제목" required error={hasTitle ? undefined : '제목을 입력해 주세요.'}>
          <TextInput
            maxLength={AI_ANSWER_LIMITS.titleCharacters}
            autoComplete="off"
            value={currentText.title}
            onChange={(title) => text.change({ title })}
          />
        </Field>
        <Editor
          key={text.editorKey}
          label="내용"
          value={currentText.content}
          onChange={(content) => text.change({ content })}
          images={imagePort}
          placeholder="내용을 입력해 주세요."
          minHeight={520}
          preview={<Viewer document={currentText.content} findImage={imagePort.find} maxBlocks={PREVIEWED_BLOCKS} />}
        />
        <SaveState document={base} isDirty={text.isDirty} isSaving={text.isSaving} hasTitle={hasTitle} />
      </Stack>
    </Card>
  );
}
