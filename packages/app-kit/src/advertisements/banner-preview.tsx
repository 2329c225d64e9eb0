import { BREAKPOINTS } from '@danji/contracts/breakpoints';
import { Box, Flex, Stack, Text, useColorMode } from '@danji/ui';
import { useState, type ReactNode } from 'react';

/** The sizes of a banner in px: on the widest page, and on a phone of 390 px without its margins. */
const SIZES = {
  wide: { width: 1200, height: 240, label: '넓은 화면 1,200 × 240' },
  phone: { width: 358, height: 179, label: '휴대폰 358 × 179' },
} as const;
type Size = keyof typeof SIZES;

/** A picture with another aspect ratio is cropped; a difference of 2% is not visible. */
const isCropped = (shape: number, size: Size): boolean =>
  Math.abs(shape / (SIZES[size].width / SIZES[size].height) - 1) > 0.02;

/** Scales the badge with the picture where the preview is narrower than the page. */
const toBadgeStyle = (width: number) => {
  const px = (value: number) => `${(value / width) * 100}cqw`;
  return { top: px(8), left: px(8), paddingInline: px(8), borderRadius: px(6), fontSize: px(13) };
};

function BannerImage({ url, size, title }: { url: string; size: Size; title: string }) {
  const [shape, setShape] = useState<number>();
  const { width, height, label } = SIZES[size];
  return (
    <Stack as="figure" gap={1.5}>
      <Box
        position="relative"
        maxWidth="full"
        overflow="hidden"
        borderRadius="lg"
        style={{ width, aspectRatio: `${width} / ${height}`, containerType: 'inline-size' }}
      >
        <img
          src={url}
          alt={`${title || '배너'} 미리보기`}
          style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
          onLoad={({ currentTarget }) => setShape(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        />
        <Box
          position="absolute"
          bg="bg.backdrop"
          color="brand.contrast"
          fontWeight="semibold"
          lineHeight="1.7"
          style={toBadgeStyle(width)}
        >
          광고
        </Box>
      </Box>
      <Text as="figcaption" size="sm" color="inherit">
        {shape !== undefined && isCropped(shape, size) ? `${label} · 비율이 달라 가장자리가 잘려요` : label}
      </Text>
    </Stack>
  );
}

/** Shows both sizes in one color mode. */
function Surface({ label, isOther, children }: { label: string; isOther: boolean; children: ReactNode }) {
  return (
    <Stack
      as="section"
      aria-label={label}
      gap={3}
      padding={{ base: 3, md: 5 }}
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border"
      bg={isOther ? 'bg.inverted' : 'bg'}
      color={isOther ? 'fg.inverted' : 'fg'}
      minWidth={0}
    >
      <Text size="sm" fontWeight="semibold" color="inherit">
        {label}
      </Text>
      {children}
    </Stack>
  );
}

type BannerPreviewProps = {
  title: string;
  wide: string | null;
  /** Phones show the middle of the wide picture when this is null. */ phone: string | null;
};

/** Shows a banner at its real sizes, on a light and a dark page. */
export function BannerPreview({ title, wide, phone }: BannerPreviewProps) {
  const { mode } = useColorMode();
  const names = mode === 'dark' ? ['어두운 화면', '밝은 화면'] : ['밝은 화면', '어두운 화면'];
  const small = phone ?? wide;
  if (!wide || !small)
    return (
      <Text tone="muted">{`이미지를 올리면 여기에서 ${BREAKPOINTS.md}px보다 넓은 화면과 휴대폰에서 어떻게 보이는지 확인할 수 있어요.`}</Text>
    );
  return (
    <Stack gap={4}>
      {names.map((label, index) => (
        <Surface key={label} label={label} isOther={index === 1}>
          <BannerImage key={wide} url={wide} size="wide" title={title} />
          <Flex>
            <BannerImage key={small} url={small} size="phone" title={title} />
          </Flex>
        </Surface>
      ))}
    </Stack>
  );
}
