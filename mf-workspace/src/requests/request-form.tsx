import { Form, FormFailure, FormField, useFormFiles, useRecordForm } from '@danji/app-kit/forms';
import { WORK_REQUEST_LIMITS } from '@danji/contracts/workspace/work-request-limits';
import { createWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast, useUnsavedWork } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { AttachmentsField, Button, Card, Flex, RadioGroup, Stack, Textarea, TextInput } from '@danji/ui';
import { BLANK_REQUEST, toRequestBody, validateRequest, WIRE_NAMES } from './request-draft.ts';
import { TYPE_OPTIONS } from './request-text.ts';

function useRequestForm(spaceId: number) {
  const [navigate, toast] = [useNavigate(), useToast()];
  return useRecordForm({
    call: createWorkRequest,
    initial: BLANK_REQUEST,
    toInput: (values) => ({ body: toRequestBody(spaceId, values) }),
    validate: validateRequest,
    wireNames: WIRE_NAMES,
    draftKey: `workspace.${spaceId}.request`,
    onSaved: ({ id }) => {
      toast({ title: '요청을 보냈어요', description: '답변이 오면 알려 드릴게요.', tone: 'success' });
      return navigate(webPaths.workspaceRequest(spaceId, id), { replace: true });
    },
  });
}

/** The form of a new request to our staff; the typed text and the uploads stay in this browser until it is sent. */
export function RequestForm({ spaceId }: { spaceId: number }) {
  const form = useRequestForm(spaceId);
  const files = useFormFiles(form);
  const { isBusy } = files.uploads;
  useUnsavedWork(isBusy);
  return (
    <Form form={form} label="새 요청" gap={5}>
      <Card>
        <Stack gap={5}>
          <FormField form={form} name="request_type" group label="요청 종류" required>
            {(field) => <RadioGroup boxed {...field} options={TYPE_OPTIONS} />}
          </FormField>
          <FormField form={form} name="title" label="제목" required>
            {(field) => (
              <TextInput
                {...field}
                maxLength={WORK_REQUEST_LIMITS.titleCharacters}
                autoComplete="off"
                placeholder="예) 세대수를 고쳐 주세요"
              />
            )}
          </FormField>
          <FormField
            form={form}
            name="text"
            label="내용"
            required
            help="언제, 어디에서, 무엇이 필요한지 적어 주시면 더 빨리 도와드릴 수 있어요."
          >
            {(field) => <Textarea {...field} rows={8} maxLength={WORK_REQUEST_LIMITS.textCharacters} />}
          </FormField>
          <AttachmentsField
            {...files}
            maxCount={WORK_REQUEST_LIMITS.files}
            title="참고할 파일을 끌어다 놓거나 골라 주세요"
          />
        </Stack>
      </Card>
      <FormFailure form={form} title="보내지 못했어요" />
      <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
        <Button asChild variant="outline" size="lg">
          <Link to={webPaths.workspaceRequests(spaceId)}>취소</Link>
        </Button>
        <Button type="submit" size="lg" loading={form.isRunning} disabled={isBusy} loadingLabel="보내는 중">
          {isBusy ? '파일 올리는 중' : '요청 보내기'}
        </Button>
      </Flex>
    </Form>
  );
}
