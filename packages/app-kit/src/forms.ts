/** Forms of every app. Shell and remotes share one copy of this module, which only screens with a form load. */
export { useRecordForm } from './forms/use-record-form.ts';
export type { SaveContext } from './forms/form-options.ts';
export { useFormValues } from './forms/use-values.ts';
export type { FieldErrors, RecordForm } from './forms/record-form.ts';
export { Form, FormFailure, RestoredAlert } from './forms/form.tsx';
export { FormActions } from './forms/form-actions.tsx';
export { SaveActions } from './forms/save-actions.tsx';
export {
  FormControl,
  FormField,
  toTextBinding,
  useFieldMessages,
  useFormField,
  type Binding,
} from './forms/form-field.tsx';
export { useFormFiles } from './forms/use-form-files.ts';
export { ConflictDialog, ConflictVersions } from './forms/conflict-dialog.tsx';
export { pickChanged } from './forms/changes.ts';
export { FieldConflictDialog } from './forms/field-conflict-dialog.tsx';
export { ViewersAlert } from './forms/viewers-alert.tsx';
export { CodeField } from './forms/code-field.tsx';
export { AddNameField } from './forms/add-name-field.tsx';
export { AddressFields } from './forms/address-fields.tsx';
export { ReasonField, requireReason } from './forms/reason-field.tsx';
export { useReasonDialog } from './forms/reason-dialog.tsx';
export { useReason } from './forms/use-reason.ts';
