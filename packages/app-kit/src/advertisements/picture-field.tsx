import { Box, Button, Field, FileDrop, Stack, Text } from '@danji/ui';
import { useRef, useState } from 'react';
import { useFormField } from '../forms/form-field.tsx';
import type { RecordForm } from '../forms/record-form.ts';
import { type AdvertisementDraft, type PictureName, type PictureValue, displayUrl } from './advertisement-draft.ts';

type PictureFieldProps = {
  form: RecordForm<AdvertisementDraft>;
  name: PictureName;
  label: string;
  help: string;
  required?: boolean;
  /** Creates an object URL for a chosen file. */
  toUrl: (file: File) => string;
};

/** Decodes the file, because its name does not prove that this browser can show it. */
async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

type PicturePreviewProps = {
  label: string;
  value: PictureValue;
  onChange: (value: PictureValue) => void;
  required: boolean;
  currentUrl: string;
};

/** The picture as it is now, with the buttons that undo the choice or remove the stored picture. */
function PicturePreview({ label, required, value: { url, chosen }, currentUrl, onChange }: PicturePreviewProps) {
  return (
    <Stack gap={2} alignItems="flex-start">
      <Box asChild maxWidth="full" maxHeight="40" borderRadius="md">
        <img src={currentUrl} alt={`${chosen ? '고른' : '지금'} ${label}`} style={{ width: 'auto' }} />
      </Box>
      {chosen ? (
        <Text size="sm" tone="subtle" overflowWrap="anywhere">
          {chosen.file.name}
        </Text>
      ) : null}
      {chosen ? (
        <Button
          size="sm"
          variant="outline"
          icon="x"
          aria-label={`${label}, 사진 빼기`}
          onClick={() => onChange({ url })}
        >
          사진 빼기
        </Button>
      ) : null}
      {required || chosen ? null : (
        <Button size="sm" variant="outline" icon="trash" onClick={() => onChange({ url: null })}>
          이미지 지우기
        </Button>
      )}
    </Stack>
  );
}

/** A field for one picture. The picture is dropped or chosen, displayed at once, and sent with the form. */
export function PictureField({ form, name, label, help, required = false, toUrl }: PictureFieldProps) {
  const { field, error } = useFormField(form, name);
  const { value, onChange } = field;
  const { url } = value;
  const currentUrl = displayUrl(value);
  const [refusal, setRefusal] = useState<string>();
  const latestChoice = useRef(0);
  const change = (next: PictureValue): void => {
    latestChoice.current += 1;
    setRefusal(undefined);
    onChange(next);
  };
  // The file is accepted at once and reverted when it cannot be opened, unless another file was chosen meanwhile.
  const choose = async (file: File): Promise<void> => {
    change({ url, chosen: { file, url: toUrl(file) } });
    const thisChoice = latestChoice.current;
    if ((await isPicture(file)) || latestChoice.current !== thisChoice) return;
    change(value);
    setRefusal(`'${file.name}' 이미지를 열 수 없어요. 다른 파일로 올려 주세요.`);
  };
  return (
    <Stack gap={2}>
      <Field label={label} required={required} optional={!required} help={help} error={refusal ?? error}>
        <FileDrop
          title={currentUrl ? '다른 이미지로 바꾸려면 여기에 놓으세요' : '이미지를 끌어다 놓거나 골라 주세요'}
          accept="image/*"
          files={[]}
          onAdd={([file]) => {
            if (file) void choose(file);
          }}
          onRemove={() => change({ url })}
        />
      </Field>
      {currentUrl ? (
        <PicturePreview label={label} required={required} value={value} currentUrl={currentUrl} onChange={change} />
      ) : null}
    </Stack>
  );
}
