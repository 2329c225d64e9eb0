import { WORK_REQUEST_LIMITS } from '@danji/contracts/workspace/work-request-limits';
import { LIMITS } from '@danji/contracts/limits';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, AttachmentsField, Button, Card, Field, Flex, RadioGroup, Stack, Textarea, TextInput } from '@danji/ui';
import type { FormEvent } from 'react';
import type { RequestDraft } from './request-draft.ts';
import { TYPE_OPTIONS } from './request-text.ts';
import { useRequestForm } from './use-request-form.ts';

function RequestFields({ editor }: { editor: ReturnType<typeof useRequestForm> }) {
  const { typed, fieldErrors, change } = editor;
  return (
    <Stack gap={5}>
      <Field group label="요청 종류" required error={fieldErrors['request_type']}>
        <RadioGroup
          boxed
          value={typed.request_type === null ? '' : String(typed.request_type)}
          options={TYPE_OPTIONS}
          onChange={(code) => change({ request_type: Number(code) as NonNullable<RequestDraft['request_type']> })}
        />
      </Field>
      <Field label="제목" required error={fieldErrors['title']}>
        <TextInput
          value={typed.title}
          maxLength={WORK_REQUEST_LIMITS.titleCharacters}
          autoComplete="off"
          placeholder="예) 세대 수를 고쳐 주세요"
          onChange={(title) => change({ title })}
        />
      </Field>
      <Field
        label="내용"
        required
        error={fieldErrors['text']}
        help="언제, 어디에서, 무엇이 필요한지 적어 주시면 더 빨리 도와드릴 수 있어요."
      >
        <Textarea
          rows={8}
          maxLength={WORK_REQUEST_LIMITS.textCharacters}
          value={typed.text}
          onChange={(text) => change({ text })}
        />
      </Field>
      <AttachmentsField
        files={typed.files}
        idOf={({ nano_id }) => nano_id}
        uploads={editor.uploads}
        onChange={editor.changeFiles}
        error={fieldErrors['files']}
        maxCount={WORK_REQUEST_LIMITS.files}
        maxBytes={LIMITS.fileBytes}
        title="참고할 파일을 끌어다 놓거나 골라 주세요"
      />
    </Stack>
  );
}

/** The form of a new request to our staff; the typed text and the uploads stay in this browser until it is sent. */
export function RequestForm({ spaceId }: { spaceId: number }) {
  const editor = useRequestForm(spaceId);
  const { form, failure, uploads } = editor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.submit();
  };
  return (
    <form ref={form} noValidate aria-label="새 요청" onSubmit={submit}>
      <Stack gap={5}>
        {editor.isRestored ? (
          <Alert
            tone="brand"
            title="작성하던 내용을 불러왔어요"
            action={
              <Button variant="outline" size="sm" onClick={editor.startOver}>
                새로 쓰기
              </Button>
            }
          />
        ) : null}
        <Card>
          <RequestFields editor={editor} />
        </Card>
        {failure ? (
          <Alert tone="danger" title="보내지 못했어요">
            {failure.title}
          </Alert>
        ) : null}
        <Flex justifyContent="flex-end" gap={2}>
          <Button asChild variant="outline" size="lg">
            <Link to={webPaths.workspaceRequests(spaceId)}>취소</Link>
          </Button>
          <Button type="submit" size="lg" loading={editor.isRunning} disabled={uploads.isBusy} loadingLabel="보내는 중">
            {uploads.isBusy ? '파일 올리는 중' : '요청 보내기'}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
