import type { HomeAdvertisement } from '@danji/contracts/site/advertisement';
import { useBreakpoint } from '@danji/shell-sdk';
import { Badge, Box, Stack, Text } from '@danji/ui';
import { useRef } from 'react';
import { useImpression } from '../shared/advertisement-tracking.ts';
import { useInViewport } from '../shared/use-in-viewport.ts';

const Picture = ({ url }: { url: string | null }) =>
  url ? (
    <Box asChild width="full" borderRadius="md" aspectRatio="2 / 1">
      <img src={url} alt="" width={720} height={360} decoding="async" style={{ objectFit: 'cover' }} />
    </Box>
  ) : null;

/** An advertisement inside a popup: it is labelled as one, and its impressions and clicks are counted. */
export function AdvertisementBody({ advertisement }: { advertisement: HomeAdvertisement }) {
  const { id, content, image1_url, image2_url, image3_url, image4_url } = advertisement;
  const body = useRef<HTMLDivElement>(null);
  useImpression(id, useInViewport(body));
  const isWide = useBreakpoint().isAtLeast('md');
  return (
    <Stack ref={body} gap={4}>
      <Badge alignSelf="flex-start">광고</Badge>
      <Picture url={isWide ? image1_url : (image2_url ?? image1_url)} />
      {content ? <Text whiteSpace="pre-wrap">{content}</Text> : null}
      <Picture url={image3_url} />
      <Picture url={image4_url} />
    </Stack>
  );
}
