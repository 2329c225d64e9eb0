import { useState } from 'react';
import { Box, Card, EmptyState, Grid, Heading, SearchInput, Stack, Text } from '../src/index.ts';
import { followLink, toHref, type GalleryAddress } from './gallery-address.ts';
import { findPages, groupPages, PAGES } from './list-pages.ts';

/** The first page: every component with its purpose. */
export function Overview({ address }: { address: GalleryAddress }) {
  const [typed, setTyped] = useState('');
  const groups = groupPages(findPages(typed));
  return (
    <>
      <Stack gap={3}>
        <Heading as="h1" size="3xl">
          단지 디자인 시스템
        </Heading>
        <Text tone="muted" maxWidth="prose">
          화면을 이루는 조각 {PAGES.length}가지예요. 조각마다 쓰임과 기본값, 키보드로 쓰는 법, 모든 상태를 볼 수 있어요.
        </Text>
        <Box maxWidth="form">
          <SearchInput value={typed} onChange={setTyped} label="조각 찾기" placeholder="이름이나 쓰임으로 찾기" />
        </Box>
      </Stack>
      {groups.length === 0 ? (
        <EmptyState icon="search" title="찾는 조각이 없어요" description="다른 말로 찾아 보세요." />
      ) : null}
      {groups.map(({ group, pages }) => (
        <Stack key={group} as="section" gap={4}>
          <Heading size="lg">{group}</Heading>
          <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }}>
            {pages.map(({ slug, title, summary }) => (
              <Card key={slug} interactive asChild>
                <a href={toHref(address, { slug })} onClick={followLink} data-slug={slug}>
                  <Heading as="h3" size="sm">
                    {title}
                  </Heading>
                  <Text size="sm" tone="muted" lineClamp={3} marginTop={1.5}>
                    {summary}
                  </Text>
                </a>
              </Card>
            ))}
          </Grid>
        </Stack>
      ))}
    </>
  );
}
