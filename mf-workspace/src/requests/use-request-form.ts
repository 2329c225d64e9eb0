import { sendFile } from '@danji/app-kit';
import { useMutation } from '@danji/api-client';
import { createWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useAttachments, useFieldErrors } from '@danji/ui';
import type { FieldErrors } from '../shared/body.validation.ts';
import { BLANK_REQUEST, validateRequest, toRequestBody, toRequestErrors, type RequestDraft } from './request-draft.ts';

/** State of the form of a new request: its draft, its uploads and the call that sends it. */
export function useRequestForm(spaceId: number) {
  const draft = useDraft<RequestDraft>(`workspace.${spaceId}.request`, BLANK_REQUEST);
  const { value: typed } = draft;
  const { fieldErrors, form, show, forget } = useFieldErrors<FieldErrors>();
  const create = useMutation(createWorkRequest);
  const [navigate, toast] = [useNavigate(), useToast()];
  const changeFiles = (of: (before: RequestDraft['files']) => RequestDraft['files']) => {
    draft.setValue((before) => ({ ...before, files: of(before.files) }));
    forget(['files']);
  };
  const uploads = useAttachments(sendFile, changeFiles);
  useUnsavedWork(uploads.isBusy);

  const change = (next: Partial<RequestDraft>) => {
    draft.setValue((before) => ({ ...before, ...next }));
    forget(Object.keys(next));
  };
  const submit = async () => {
    if (show({ ...validateRequest(typed), ...(uploads.fault !== undefined && { files: uploads.fault }) })) return;
    const outcome = await create.trigger({ body: toRequestBody(spaceId, typed) });
    if (!outcome.ok) return void show(toRequestErrors(outcome.error.fields));
    draft.clear();
    toast({ title: '요청을 보냈어요', description: '답변이 오면 알려 드릴게요.', tone: 'success' });
    await navigate(webPaths.workspaceRequest(spaceId, outcome.data.id), { replace: true });
  };
  const startOver = () => {
    draft.startFrom(BLANK_REQUEST);
    show({});
  };
  const hasOtherFailure = create.error && Object.keys(toRequestErrors(create.fieldErrors)).length === 0;
  return {
    typed,
    isRestored: draft.isRestored,
    fieldErrors,
    form,
    uploads,
    failure: hasOtherFailure ? create.error : undefined,
    isRunning: create.isRunning,
    change,
    changeFiles,
    submit,
    startOver,
  };
}
