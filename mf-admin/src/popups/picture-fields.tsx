import { request, toApiError } from '@danji/api-client';
import { writeImages } from '@danji/contracts/commons/commons.endpoints';
import { LIMITS } from '@danji/contracts/limits';
import { useToast } from '@danji/shell-sdk';
import { Box, Button, Field, HStack, IconButton, Stack, Text, TextInput, VisuallyHidden } from '@danji/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import type { PopupPicture } from './popup-draft.ts';

const MOST = 5;

type PictureFieldsProps = { value: readonly PopupPicture[]; onChange: (change: (before: PopupPicture[]) => PopupPicture[]) => void };

/** Pictures of a popup, shown above its text in this order, each with words for those who do not see it. */
export function PictureFields({ value, onChange }: PictureFieldsProps) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (images: File[]): Promise<void> => {
    setIsBusy(true);
    try {
      const stored = await request(writeImages, { body: { images, is_temp: true } });
      onChange((before) => [...before, ...stored.map(({ nano_id, file, width, height }) => ({ fileId: nano_id, url: file, width, height, alt: '' }))]);
    } catch (error) {
      toast({ title: toApiError(error).title, tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    if (files.length === 0) return;
    if (files.length + value.length > MOST) toast({ title: `이미지는 ${MOST}개까지 넣을 수 있어요.`, tone: 'warning' });
    else if (files.some(({ size }) => size > LIMITS.fileBytes)) toast({ title: '이미지는 하나에 10 MB까지 올릴 수 있어요.', tone: 'warning' });
    else void send(files);
  };
  return (
    <Stack gap={3}>
      {value.map((picture, index) => (
        <HStack key={picture.fileId} gap={3} alignItems="flex-end">
          <Box asChild boxSize="12" borderRadius="md" flexShrink={0} css={{ objectFit: 'cover' }}><img src={picture.url} alt="" /></Box>
          <Box flex="1" minWidth={0}>
            <Field label={`이미지 ${index + 1} 설명`} optional>
              <TextInput maxLength={200} autoComplete="off" value={picture.alt} onChange={(alt) => onChange((before) => before.map((other) => (other.fileId === picture.fileId ? { ...other, alt } : other)))} />
            </Field>
          </Box>
          <IconButton icon="trash" label={`이미지 ${index + 1} 빼기`} onClick={() => onChange((before) => before.filter(({ fileId }) => fileId !== picture.fileId))} />
        </HStack>
      ))}
      <HStack gap={3} flexWrap="wrap">
        <Button variant="outline" icon="image" loading={isBusy} disabled={value.length >= MOST} onClick={() => input.current?.click()}>이미지 올리기</Button>
        <Text size="sm" tone="subtle">{`글 위에 보여요. ${MOST}개까지, 하나에 10 MB까지`}</Text>
      </HStack>
      <VisuallyHidden><input ref={input} type="file" accept="image/*" multiple aria-label="팝업 이미지 파일" tabIndex={-1} onChange={choose} /></VisuallyHidden>
    </Stack>
  );
}
