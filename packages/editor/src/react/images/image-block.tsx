import type { RichImage } from '@danji/contracts/documents/rich-document';
import { Button, Icon, Text } from '@danji/ui';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { ReactEditor, useReadOnly, useSelected, useSlateStatic, type RenderElementProps } from 'slate-react';
import { updateImage } from '../../core/slate/blocks.ts';
import { ImageTools } from './image-tools.tsx';
import { useStoredImage } from './use-stored-image.ts';
import { IMAGE_WIDTH, WidthHandle } from './width-handle.tsx';

const MARGINS = {
  left: { marginInline: '0 auto' },
  center: { marginInline: 'auto' },
  right: { marginInline: 'auto 0' },
} as const satisfies Record<string, CSSProperties>;

/** The picture, or a placeholder while its address is loading and when there is none. */
function StoredPicture({ image }: { image: RichImage }) {
  const { src, isMissing, onError, retry } = useStoredImage(image.fileId);
  const { width, height, alt = '' } = image;
  if (isMissing) {
    return (
      <div data-no-picture="" style={{ padding: '1.5rem' }}>
        <Icon name="image" />
        <Text size="sm">{alt || '사진을 불러오지 못했어요'}</Text>
        <Button size="sm" variant="outline" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
          다시 불러오기
        </Button>
      </div>
    );
  }
  if (src === undefined)
    return (
      <div
        data-no-picture=""
        style={width && height ? { aspectRatio: `${width} / ${height}`, minHeight: 0 } : undefined}
        aria-busy
      />
    );
  return (
    <img
      src={src}
      alt={alt}
      decoding="async"
      draggable={false}
      {...(width && height && { width, height })}
      onError={onError}
    />
  );
}

/** The available width at the position of the picture, px. */
const roomOf = (figure: HTMLElement | null): number =>
  Math.min(IMAGE_WIDTH.max, figure?.parentElement?.clientWidth || IMAGE_WIDTH.max);

/** A picture in the text as readers see it; selected, it has a ring, its tools, and an edge to make it wider. */
export function ImageBlock({
  attributes,
  element,
  children,
}: {
  attributes: RenderElementProps['attributes'];
  element: RichImage;
  children: ReactNode;
}) {
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const mayEdit = !useReadOnly() && isSelected;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [preview, setPreview] = useState<number>();
  const { width, displayWidth, align = 'center', caption } = element;
  const shownWidthPx = preview ?? displayWidth ?? width;
  const style: CSSProperties = {
    ...MARGINS[align],
    position: 'relative',
    width: shownWidthPx ? `min(100%, ${shownWidthPx}px)` : 'fit-content',
  };
  const resize = (next: number): void =>
    updateImage(editor, ReactEditor.findPath(editor, element), { displayWidth: next });
  const figure = box?.parentElement ?? null;
  return (
    <figure {...attributes} style={style}>
      <div ref={mayEdit ? setBox : null} contentEditable={false}>
        <div data-picture="" {...(isSelected && { 'data-chosen': '' })}>
          <StoredPicture image={element} />
          {mayEdit && box ? (
            <WidthHandle
              width={preview ?? box.offsetWidth}
              max={roomOf(figure)}
              side={align === 'right' ? 'left' : 'right'}
              factor={align === 'center' ? 2 : 1}
              onPreview={setPreview}
              onResize={resize}
            />
          ) : null}
          {mayEdit ? <ImageTools image={element} /> : null}
        </div>
        {caption ? <figcaption>{caption}</figcaption> : null}
      </div>
      {children}
    </figure>
  );
}
