import { type RecordForm, useFormField } from '@danji/app-kit/forms';
import { Box, Button, Field, FileDrop, HStack, Spinner, Stack } from '@danji/ui';
import { CropDialog } from './crop-dialog.tsx';
import { CompanyPicture } from '../shared/company-picture.tsx';
import type { CompanyDraft } from './company-draft.ts';
import { useThumbnail } from './use-thumbnail.ts';

const PREVIEW = { width: 'min(100%, 20rem)', borderRadius: 'lg', overflow: 'hidden' } as const;

/** The picture of the item: chosen, cut and uploaded at once. */
export function ThumbnailField({ form }: { form: RecordForm<CompanyDraft> }) {
  const { field, error } = useFormField(form, 'thumbnail');
  const thumbnail = useThumbnail(field.onChange);
  return (
    <Stack gap={3}>
      <Field
        label="대표 사진"
        optional
        help="목록과 공유할 때 보여요. 가로로 긴 사진이 좋아요."
        error={thumbnail.error ?? error}
      >
        <FileDrop
          title={field.value ? '다른 사진으로 바꾸려면 여기에 놓으세요' : '사진을 끌어다 놓거나 골라 주세요'}
          accept="image/*"
          files={[]}
          onAdd={([file]) => {
            if (file) void thumbnail.choose(file);
          }}
          onRemove={() => field.onChange(null)}
        />
      </Field>
      {thumbnail.picture ? (
        <CropDialog
          picture={thumbnail.picture}
          onCancel={thumbnail.cancel}
          onCrop={(crop) => void thumbnail.cut(crop)}
        />
      ) : null}
      {thumbnail.isBusy ? (
        <HStack as="output">
          <Spinner />
          사진을 올리는 중이에요
        </HStack>
      ) : null}
      {field.value ? (
        <Stack gap={2} alignItems="flex-start">
          <Box css={PREVIEW}>
            <CompanyPicture url={field.value.url} ratio="3 / 2" isFirst />
          </Box>
          <Button size="sm" variant="outline" icon="trash" onClick={() => field.onChange(null)}>
            사진 빼기
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}
