import { useMutation } from '@danji/api-client';
import { WORK_REQUEST_LIMITS } from '@danji/contracts/apts/work-request';
import { createWorkRequest } from '@danji/contracts/apts/work-request.endpoints';
import { LIMITS } from '@danji/contracts/limits';
import { webPaths } from '@danji/contracts/web-paths';
import { useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import {
  Alert,
  AttachmentsField,
  Button,
  Card,
  Field,
  Flex,
  RadioGroup,
  Stack,
  Textarea,
  TextInput,
  useAttachments,
  useFaults,
} from '@danji/ui';
import type { FormEvent } from 'react';
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
import { TYPE_OPTIONS } from './request-text.ts';

/** Asks our staff for something; what was typed and uploaded is kept in this browser until it is sent. */
export function RequestForm({ spaceId }: { spaceId: number }) {
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
  const { isBusy } = uploads;
  useUnsavedWork(isBusy);

  const change = (next: Partial<RequestDraft>) => {
    draft.setValue((before) => ({ ...before, ...next }));
    forget(Object.keys(next));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
  return (
    <form ref={form} noValidate aria-label="새 요청" onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {draft.isRestored ? (
          <Alert
            tone="brand"
            title="작성하던 내용을 불러왔어요"
            action={
              <Button variant="outline" size="sm" onClick={startOver}>
                새로 쓰기
              </Button>
            }
          />
        ) : null}
        <Card>
          <Stack gap={5}>
            <Field group label="요청 종류" required error={faults['request_type']}>
              <RadioGroup
                boxed
                value={typed.request_type === null ? '' : String(typed.request_type)}
                options={TYPE_OPTIONS}
                onChange={(code) => change({ request_type: Number(code) as NonNullable<RequestDraft['request_type']> })}
              />
            </Field>
            <Field label="제목" required error={faults['title']}>
              <TextInput
                value={typed.title}
                maxLength={WORK_REQUEST_LIMITS.titleLetters}
                autoComplete="off"
                placeholder="예) 세대 수를 고쳐 주세요"
                onChange={(title) => change({ title })}
              />
            </Field>
            <Field
              label="내용"
              required
              error={faults['text']}
              help="언제, 어디에서, 무엇이 필요한지 적어 주시면 더 빨리 도와드릴 수 있어요."
            >
              <Textarea
                rows={8}
                maxLength={WORK_REQUEST_LIMITS.textLetters}
                value={typed.text}
                onChange={(text) => change({ text })}
              />
            </Field>
            <AttachmentsField
              files={typed.files}
              idOf={({ nano_id }) => nano_id}
              uploads={uploads}
              onChange={changeFiles}
              error={faults['files']}
              maxCount={WORK_REQUEST_LIMITS.files}
              maxBytes={LIMITS.fileBytes}
              title="참고할 파일을 끌어다 놓거나 골라 주세요"
            />
          </Stack>
        </Card>
        {hasOtherFailure ? (
          <Alert tone="danger" title="보내지 못했어요">
            {create.error?.title}
          </Alert>
        ) : null}
        <Flex justifyContent="flex-end" gap={2}>
          <Button asChild variant="outline" size="lg">
            <Link to={webPaths.workspaceRequests(spaceId)}>취소</Link>
          </Button>
          <Button type="submit" size="lg" loading={create.isRunning} disabled={isBusy} loadingLabel="보내는 중">
            {isBusy ? '파일 올리는 중' : '요청 보내기'}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
