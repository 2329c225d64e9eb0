/** Rich text in forms. Apart from `forms`, because it contains the viewer of documents. */
export { RichTextField } from './forms/rich-text-field.tsx';
export { BLANK_DOCUMENT } from './forms/rich-text.ts';
