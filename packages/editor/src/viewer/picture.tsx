import { FILE_ID } from '@danji/contracts/documents/document-limits';
import type { RichImage } from '@danji/contracts/documents/rich-document';
import { Box, Icon, Text } from '@danji/ui';
import type { CSSProperties } from 'react';
import { useImageAddress } from './image-address.ts';

const MARGINS = {
  left: { marginInline: '0 auto' },
  center: { marginInline: 'auto' },
  right: { marginInline: 'auto 0' },
} as const satisfies Record<string, CSSProperties>;

/** The box of the picture is reserved while it loads; when the picture cannot be displayed, its description is. */
function Figure({ node }: { node: RichImage }) {
  const { address, loading, onError } = useImageAddress(node.fileId);
  const { width, height, displayWidth, alt = '', caption, align = 'center' } = node;
  const style: CSSProperties = {
    ...MARGINS[align],
    width: displayWidth || width ? `min(100%, ${displayWidth ?? width}px)` : 'fit-content',
  };
  return (
    <figure style={style}>
      {address === null ? (
        <Box
          css={{
            display: 'grid',
            placeItems: 'center',
            gap: 2,
            padding: 6,
            borderRadius: 'md',
            bg: 'bg.subtle',
            color: 'fg.subtle',
            minHeight: 32,
          }}
        >
          <Icon name="image" />
          <Text size="sm">{alt || '사진을 불러오지 못했어요'}</Text>
        </Box>
      ) : (
        <img
          src={address}
          alt={alt}
          loading={loading}
          decoding="async"
          {...(width && height && { width, height })}
          onError={onError}
        />
      )}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

/** A picture of a document; nothing for one without a file of ours. */
export const Picture = ({ node }: { node: RichImage }) =>
  typeof node.fileId === 'string' && FILE_ID.test(node.fileId) ? <Figure node={node} /> : null;
