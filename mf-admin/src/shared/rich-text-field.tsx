import { Editor } from '@danji/editor/editor';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Field } from '@danji/ui';
import type { Article } from './use-article.ts';

/** The number of blocks that fill a screen while the editor's code is loading. */
const MAX_PREVIEW_BLOCKS = 20;

type RichTextFieldProps = {
  label: string;
  article: Article;
  help?: string;
  error: string | undefined;
  placeholder?: string;
  /** In px. */
  minHeight?: number;
};

/** Rich content as a field of a form: the editor with image upload and drafts, its label and its error. */
export function RichTextField({
  label,
  article,
  help,
  error,
  placeholder = '내용을 입력해 주세요.',
  minHeight = 480,
}: RichTextFieldProps) {
  const { start, draft, setContent } = article;
  return (
    <Field group required label={label} help={help} error={error}>
      <Editor
        key={start.round}
        label={label}
        value={start.content}
        onChange={setContent}
        images={imagePort}
        draft={draft}
        invalid={Boolean(error)}
        placeholder={placeholder}
        minHeight={minHeight}
        preview={<Viewer document={start.content} findImage={imagePort.find} maxBlocks={MAX_PREVIEW_BLOCKS} />}
      />
    </Field>
  );
}
