import { type RecordForm, useFormField } from '@danji/app-kit/forms';
import { Field, Select, Stack, TextInput } from '@danji/ui';
import { useState } from 'react';

const PRESETS = ['문 앞에 놓아 주세요.', '경비실에 맡겨 주세요.', '배송 전 연락 주세요.'];
const OWN = 'own';
const OPTIONS = [
  { value: '', label: '메시지 없음' },
  ...PRESETS.map((text) => ({ value: text, label: text })),
  { value: OWN, label: '직접 입력' },
];

/** The message for the carrier: one of the usual sentences, or one of the member's own. */
export function MessageField({ form }: { form: RecordForm<{ message: string }> }) {
  const { field, error } = useFormField(form, 'message');
  const [isOwn, setIsOwn] = useState(field.value !== '' && !PRESETS.includes(field.value));
  return (
    <Stack gap={3}>
      <Field label="배송 메시지" optional>
        <Select
          value={isOwn ? OWN : field.value}
          options={OPTIONS}
          onChange={(chosen) => {
            setIsOwn(chosen === OWN);
            field.onChange(chosen === OWN ? '' : chosen);
          }}
        />
      </Field>
      {isOwn ? (
        <Field label="직접 입력할 메시지" error={error}>
          <TextInput {...field} maxLength={100} autoComplete="off" placeholder="예: 관리사무소에 맡겨 주세요." />
        </Field>
      ) : null}
    </Stack>
  );
}
