import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { ListedWordAction, type ListedWordActionCode } from '@danji/contracts/codes/moderation-codes';
import { LISTED_WORD_LIMITS } from '@danji/contracts/community/listed-word';
import { createListedWord } from '@danji/contracts/community/listed-word.endpoints';
import { useToast } from '@danji/shell-sdk';
import { RadioGroup, TextInput } from '@danji/ui';

const HELP: Record<ListedWordActionCode, string> = {
  1: '글을 올릴 수 없고, 어떤 표현인지 알려 줘요.',
  2: '글은 올라가지만 운영자가 확인하기 전까지 작성자에게만 보여요.',
  3: '이 단어 안에 있는 다른 단어는 찾지 않아요.',
};
const OPTIONS = ListedWordAction.options.map(({ code, label }) => ({
  value: String(code),
  label,
  description: HELP[code],
}));

/** Adds a word to the list. */
export function ListedWordForm({ onDone }: { onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: createListedWord,
    initial: { word: '', action: String(ListedWordAction.REFUSE) },
    toInput: ({ word, action }) => ({ body: { word: word.trim(), action: Number(action) as ListedWordActionCode } }),
    validate: ({ word }) => ({ ...(word.trim() === '' && { word: '단어를 입력해 주세요.' }) }),
    onSaved: ({ word }) => {
      toast({ title: `‘${word}’ 단어를 추가했어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField
        form={form}
        name="word"
        label="단어"
        required
        help="자모를 나누거나 사이에 띄어쓰기·기호를 넣은 표현도 찾아요. ‘ㅅㅂ’ 같은 초성은 따로 추가해 주세요."
      >
        {(field) => (
          <TextInput {...field} maxLength={LISTED_WORD_LIMITS.wordCharacters} autoComplete="off" data-autofocus />
        )}
      </FormField>
      <FormField form={form} name="action" label="처리" required group>
        {({ value, onChange }) => <RadioGroup value={value} options={OPTIONS} onChange={onChange} />}
      </FormField>
      <FormActions form={form} submitLabel="추가" onCancel={onDone} />
    </Form>
  );
}
