import { useMutation } from '@danji/api-client';
import { createWorkRequest } from '@danji/contracts/apts/work-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useAttachments, useFaults } from '@danji/ui';
import type { Faults } from '../shared/body-faults.ts';
import { WORK_SPACE_READS } from '../shared/paths.ts';
import { sendFile } from '../shared/send-file.ts';
import {
  BLANK_REQUEST,
  findRequestFaults,
  toRequestBody,
  toRequestFaults,
  type RequestDraft,
} from './request-draft.ts';

/** State of the form of a new request: its draft, its uploads and the call that sends it. */
export function useRequestForm(spaceId: number) {
  const draft = useDraft<RequestDraft>(`workspace.${spaceId}.request`, BLANK_REQUEST);
  const { value: typed } = draft;
  const { faults, form, show, forget } = useFaults<Faults>();
  const create = useMutation(createWorkRequest, { refreshes: WORK_SPACE_READS });
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
    if (show({ ...findRequestFaults(typed), ...(uploads.fault !== undefined && { files: uploads.fault }) })) return;
    const outcome = await create.run({ body: toRequestBody(spaceId, typed) });
    if (!outcome.ok) return void show(toRequestFaults(outcome.error.fields));
    draft.clear();
    toast({ title: '요청을 보냈어요', description: '답변이 오면 알려 드릴게요.', tone: 'success' });
    await navigate(webPaths.workspaceRequest(spaceId, outcome.data.id), { replace: true });
  };
  const startOver = () => {
    draft.startFrom(BLANK_REQUEST);
    show({});
  };
  const hasOtherFailure = create.error && Object.keys(toRequestFaults(create.fieldErrors)).length === 0;
  return {
    typed,
    isRestored: draft.isRestored,
    faults,
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
