import type { RichImage } from '@danji/contracts/documents/rich-document';
import { Button, Field, Stack, TextInput } from '@danji/ui';
import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '../dialogs/is-composing.ts';
import { Popover } from '../popover.tsx';

/** The maximum length of a caption or a description in documents. */
export const MAX_DESCRIPTION_CHARACTERS = 500;

type ImageDescriptionProps = {
  image: RichImage;
  anchor: HTMLElement;
  onApply: (description: { alt: string; caption: string }) => void;
  onClose: () => void;
};

/** The form for the caption below a picture and for its text alternative. */
export function ImageDescription({ image, anchor, onApply, onClose }: ImageDescriptionProps) {
  const [caption, setCaption] = useState(image.caption ?? '');
  const [alt, setAlt] = useState(image.alt ?? '');
  const apply = (): void => onApply({ alt: alt.trim(), caption: caption.trim() });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    apply();
  };
  return (
    <Popover anchor={anchor} label="사진 설명" onClose={onClose} width={360}>
      <Stack css={{ gap: 4, padding: { md: 4 } }}>
        <Field label="사진 아래 글" optional>
          <TextInput
            data-autofocus
            value={caption}
            onChange={setCaption}
            onKeyDown={onKeyDown}
            maxLength={MAX_DESCRIPTION_CHARACTERS}
            autoComplete="off"
          />
        </Field>
        <Field label="대체 텍스트" optional help="사진을 볼 수 없는 분께 읽어 드려요.">
          <TextInput
            value={alt}
            onChange={setAlt}
            onKeyDown={onKeyDown}
            maxLength={MAX_DESCRIPTION_CHARACTERS}
            autoComplete="off"
            placeholder="예: 새로 바뀐 주차장 안내도"
          />
        </Field>
        <Button onClick={apply} fullWidth>
          적용
        </Button>
      </Stack>
    </Popover>
  );
}
