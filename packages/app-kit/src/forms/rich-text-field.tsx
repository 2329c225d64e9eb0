import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { Editor } from '@danji/editor/editor';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { FormField, type FormPart } from './form-field.tsx';
import type { FieldName, RecordForm } from './record-form.ts';

/** The number of blocks that fill a screen while the editor's code is loading. */
const MAX_PREVIEW_BLOCKS = 20;

type RichTextFieldProps<V extends object> = {
  form: FormPart<V> & Pick<RecordForm<V>, 'round' | 'storeRichText'>;
  /** A value of the form that is a rich document. */
  name: FieldName<V>;
  label: string;
  help?: string;
  /** It may stay empty. */
  optional?: boolean;
  placeholder?: string;
  /** In px. */
  minHeight?: number;
};

/**
 * Rich content as a field of a form: the editor with image upload, its label and its error. The form restores the draft
 * of its text, together with its other fields.
 */
export function RichTextField<V extends object>({
  form,
  name,
  label,
  help,
  optional = false,
  placeholder = '내용을 입력해 주세요.',
  minHeight = 480,
}: RichTextFieldProps<V>) {
  return (
    <FormField form={form} name={name} label={label} help={help} group required={!optional} optional={optional}>
      {({ value, onChange }, isInvalid) => (
        <Editor
          key={form.round}
          label={label}
          value={value as RichDocument}
          onChange={(document) => onChange(document as typeof value)}
          images={imagePort}
          storeDraft={(document) => form.storeRichText(name, document)}
          invalid={isInvalid}
          placeholder={placeholder}
          minHeight={minHeight}
          preview={
            <Viewer document={value as RichDocument} findImage={imagePort.find} maxBlocks={MAX_PREVIEW_BLOCKS} />
          }
        />
      )}
    </FormField>
  );
}
