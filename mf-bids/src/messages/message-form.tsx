import { Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import { SUGGEST_MESSAGE_LIMITS } from '@danji/contracts/bids/suggest-message';
import { sendSuggestMessage } from '@danji/contracts/bids/suggest-message.endpoints';
import type { NanoId } from '@danji/contracts/fields';
import { Button, Textarea } from '@danji/ui';
import type { KeyboardEvent } from 'react';

const BLANK = { content: '' };

/** Writes a message to the other side; what is typed stays in this browser until it has been sent. */
export function MessageForm({ requestId }: { requestId: NanoId }) {
  const form = useRecordForm({
    call: sendSuggestMessage,
    initial: BLANK,
    toInput: ({ content }) => ({ body: { request_nano_id: requestId, content } }),
    validate: ({ content }) => (content.trim() === '' ? { content: '메시지를 입력해 주세요.' } : {}),
    onSaved: () => {
      form.startFrom(BLANK);
    },
    draftKey: `bids.message.${requestId}`,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a Korean syllable is being composed, Enter ends it.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <Form form={form} label="메시지 보내기">
      <FormField form={form} name="content" label="메시지 쓰기" help="Ctrl(⌘)+Enter로도 보낼 수 있어요.">
        {(field) => (
          <Textarea {...field} rows={3} maxLength={SUGGEST_MESSAGE_LIMITS.characters} onKeyDown={onKeyDown} />
        )}
      </FormField>
      <FormFailure form={form} title="메시지를 보내지 못했어요" />
      <Button type="submit" icon="send" loading={form.isRunning} alignSelf={{ base: 'stretch', sm: 'flex-end' }}>
        메시지 보내기
      </Button>
    </Form>
  );
}
