import { Anchor, Badge, Box, Chip, Heading, HStack, Stack, Text } from '../src/index.ts';
import { FRAME_WIDTHS, followLink, toHref, type GalleryAddress } from './gallery-address.ts';
import type { GalleryPage } from './gallery-page.ts';
import { KeyTable } from './key-table.tsx';
import { WidthFrame } from './width-frame.tsx';

const BOX = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.panel',
  padding: { base: 4, md: 6 },
  minWidth: 0,
} as const;

/** Only the examples, for the screenshots and for the frame of another width. */
export function Examples({
  page,
  only,
  hrefOf,
}: {
  page: GalleryPage;
  only: 'all' | number;
  hrefOf?: (number: number) => string;
}) {
  return (
    <Stack gap={8}>
      {page.examples.map(({ title, render: Example, opens }, index) =>
        only === 'all' || only === index + 1 ? (
          <Stack key={title} as="section" aria-label={title} gap={3} data-example={index + 1} data-opens={opens}>
            <HStack justifyContent="space-between">
              <Heading as="h2" size="sm">
                {title}
              </Heading>
              {hrefOf ? (
                <Anchor
                  href={hrefOf(index + 1)}
                  onClick={followLink}
                  fontSize="sm"
                  flexShrink={0}
                  aria-label={`${title}: 이것만 보기`}
                >
                  이것만 보기
                </Anchor>
              ) : null}
            </HStack>
            <Box css={BOX}>
              <Example />
            </Box>
          </Stack>
        ) : null,
      )}
    </Stack>
  );
}

/** The page of one component: its purpose, keys and states, inline or in a window of another width. */
export function PageView({ page, address }: { page: GalleryPage; address: GalleryAddress }) {
  const show = (width: number | undefined): void => {
    history.pushState(null, '', toHref(address, { width }));
    dispatchEvent(new PopStateEvent('popstate'));
  };
  return (
    <>
      <Stack gap={3} alignItems="flex-start">
        <Badge>{page.group}</Badge>
        <Heading as="h1" size="2xl">
          {page.title}
        </Heading>
        <Text tone="muted" maxWidth="prose" whiteSpace="pre-line">
          {page.summary}
        </Text>
      </Stack>
      {page.keys ? <KeyTable keys={page.keys} /> : null}
      <HStack as="fieldset" aria-label="창의 너비" flexWrap="wrap" gap={1.5}>
        <Chip selected={address.width === undefined} onClick={() => show(undefined)}>
          이 창
        </Chip>
        {FRAME_WIDTHS.map((width) => (
          <Chip key={width} selected={address.width === width} onClick={() => show(width)}>
            {width} px
          </Chip>
        ))}
      </HStack>
      {address.width ? (
        <WidthFrame
          width={address.width}
          title={`${page.title}, 너비 ${address.width} px`}
          src={toHref(address, { only: 'all', width: undefined })}
        />
      ) : null}
      {address.width ? null : <Examples page={page} only="all" hrefOf={(only) => toHref(address, { only })} />}
    </>
  );
}
