import { Box, Button, Field, FileDrop, Stack, Text } from '@danji/ui';
import { type PictureValue, shownUrl } from './form-values.ts';

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
  const shown = shownUrl(value);
  return (
    <Stack gap={2}>
      <Field label={label} required={required} optional={!required} help={help} error={error}>
        <FileDrop
          title={shown ? '다른 이미지로 바꾸려면 여기에 놓으세요' : '이미지를 끌어다 놓거나 골라 주세요'} accept="image/*"
          files={[]} onAdd={([file]) => { if (file) onChange({ url, chosen: { file, url: toUrl(file) } }); }} onRemove={() => onChange({ url })}
        />
      </Field>
      {shown ? (
        <Stack gap={2} alignItems="flex-start">
          <Box asChild maxWidth="full" maxHeight="40" borderRadius="md"><img src={shown} alt={`${chosen ? '고른' : '지금'} ${label}`} style={{ width: 'auto' }} /></Box>
          {chosen ? <Text size="sm" tone="subtle" overflowWrap="anywhere">{chosen.file.name}</Text> : null}
          {chosen ? <Button size="sm" variant="outline" icon="x" aria-label={`${label} 고르지 않기`} onClick={() => onChange({ url })}>고르지 않기</Button> : null}
          {required || chosen ? null : <Button size="sm" variant="outline" icon="trash" onClick={() => onChange({ url: null })}>이미지 지우기</Button>}
        </Stack>
      ) : null}
    </Stack>
  );
}
