import { Box, Button, Field, FileDrop, Stack } from '@danji/ui';
import type { PictureValue } from './form-values.ts';

type PictureFieldProps = {
  label: string;
  help: string;
  required?: boolean;
  value: PictureValue;
  error: string | undefined;
  onChange: (value: PictureValue) => void;
  /** Makes an address for a chosen file. */
  toUrl: (file: File) => string;
};

/** One picture: dropped or chosen, seen at once, sent with the form. */
export function PictureField({ label, help, required = false, value, error, onChange, toUrl }: PictureFieldProps) {
  const { url, chosen } = value;
  return (
    <Stack gap={2}>
      <Field label={label} required={required} optional={!required} help={help} error={error}>
        <FileDrop
          title={chosen || url ? '다른 이미지로 바꾸려면 여기에 놓으세요' : '이미지를 끌어다 놓거나 골라 주세요'} accept="image/*" maxCount={chosen ? 2 : 1}
          files={chosen ? [{ id: 'chosen', name: chosen.file.name, size: chosen.file.size }] : []} onAdd={([file]) => { if (file) onChange({ url, chosen: { file, url: toUrl(file) } }); }} onRemove={() => onChange({ url })}
        />
      </Field>
      {url && !chosen ? (
        <Stack gap={2} alignItems="flex-start">
          <Box asChild maxWidth="full" maxHeight="40" borderRadius="md"><img src={url} alt={`지금 ${label}`} style={{ width: 'auto' }} /></Box>
          {required ? null : <Button size="sm" variant="outline" icon="trash" onClick={() => onChange({ url: null })}>이미지 지우기</Button>}
        </Stack>
      ) : null}
    </Stack>
  );
}
