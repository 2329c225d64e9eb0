import { AdType } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement } from '@danji/contracts/site/advertisement';
import { Box, Card, Heading, Stack, Text } from '@danji/ui';

type Frame = { label: string; url: string | null; width: number; ratio: string };

const PICTURE = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
} as const;
const BADGE = {
  position: 'absolute',
  top: 2,
  insetInlineStart: 2,
  paddingInline: 2,
  borderRadius: 'sm',
  bg: 'bg.backdrop',
  color: 'brand.contrast',
  fontSize: 'xs',
  fontWeight: 'semibold',
} as const;

const Picture = ({ label, url, width, ratio, title }: Frame & { title: string }) =>
  url ? (
    <Stack as="figure" gap={1.5}>
      <Box
        position="relative"
        maxWidth="full"
        borderRadius="lg"
        borderWidth="1px"
        borderColor="border"
        style={{ width, aspectRatio: ratio }}
      >
        <img src={url} alt={`${title || '광고'} 미리보기`} style={PICTURE} />
        <Box css={BADGE}>광고</Box>
      </Box>
      <Text as="figcaption" size="sm" tone="muted">
        {label}
      </Text>
    </Stack>
  ) : null;

type AdPreviewProps = {
  category: Advertisement['category'];
  title: string;
  content: string;
  /** The four pictures in their order. */
  urls: readonly (string | null)[];
};

/** A popup: its text, and below the pictures that the form calls further ones. */
const PopupText = ({ title, content }: Pick<AdPreviewProps, 'title' | 'content'>) => (
  <Card width="min(100%, 358px)">
    <Stack gap={1}>
      <Text fontWeight="bold">{title || '제목'}</Text>
      <Text size="sm" tone="muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {content}
      </Text>
    </Stack>
  </Card>
);

/** How an advertisement looks on a wide screen and on a phone. */
export function AdPreview({ category, title, content, urls }: AdPreviewProps) {
  const [wide = null, phone = null, third = null, fourth = null] = urls;
  const isPopup = category === AdType.POPUP;
  return (
    <Card as="section" aria-label="미리보기">
      <Stack gap={4}>
        <Heading as="h2" size="md">
          미리보기
        </Heading>
        {wide ? null : (
          <Text tone="muted">이미지를 올리면 넓은 화면과 휴대폰에서 어떻게 보이는지 확인할 수 있어요.</Text>
        )}
        <Picture label="넓은 화면 (1,200 × 240)" url={wide} width={1200} ratio="5 / 1" title={title} />
        <Picture label="휴대폰 (358 × 179)" url={phone ?? wide} width={358} ratio="2 / 1" title={title} />
        {isPopup ? <PopupText title={title} content={content} /> : null}
        {isPopup
          ? [third, fourth].map((url, index) => (
              <Picture
                // The two places are fixed.
                key={index === 0 ? 'third' : 'fourth'}
                label={`팝업 추가 이미지 ${index + 1}`}
                url={url}
                width={358}
                ratio="2 / 1"
                title={title}
              />
            ))
          : null}
      </Stack>
    </Card>
  );
}
