import { useEffect } from 'react';
import { Box, EmptyState, Stack, Toaster, UiProvider } from '../src/index.ts';
import { useGalleryAddress } from './gallery-address.ts';
import { GalleryBar } from './gallery-bar.tsx';
import { PAGES } from './list-pages.ts';
import { Overview } from './overview.tsx';
import { PageList } from './page-list.tsx';
import { Examples, PageView } from './page-view.tsx';

/** The gallery: every component of the design system on a page of its own, with all its states. */
export function Gallery({ nonce }: { nonce: string | undefined }) {
  const address = useGalleryAddress();
  const page = PAGES.find(({ slug }) => slug === address.slug);
  const title = page?.title ?? '단지 디자인 시스템';
  useEffect(() => {
    document.title = page ? `${title} · 단지 디자인 시스템` : title;
  }, [page, title]);

  if (page && address.only !== undefined) {
    return (
      <UiProvider nonce={nonce} colorMode={address.theme}>
        <Box as="main" data-slug={page.slug} padding={{ base: 4, md: 6 }}>
          <Examples page={page} only={address.only} />
        </Box>
        <Toaster />
      </UiProvider>
    );
  }
  return (
    <UiProvider nonce={nonce} colorMode={address.theme}>
      <GalleryBar address={address} />
      <Box
        css={{
          display: { lg: 'grid' },
          gridTemplateColumns: '18rem minmax(0, 1fr)',
          maxWidth: 'wide',
          marginInline: 'auto',
        }}
      >
        <Box css={{ display: { base: 'none', lg: 'block' } }}>
          <PageList address={address} />
        </Box>
        <Stack
          as="main"
          tabIndex={-1}
          data-slug={address.slug}
          gap={8}
          css={{ paddingInline: { base: 4, md: 8 }, paddingTop: { base: 6, md: 10 }, paddingBottom: 24, minWidth: 0 }}
        >
          {page ? <PageView key={page.slug} page={page} address={address} /> : null}
          {!page && address.slug === '' ? <Overview address={address} /> : null}
          {!page && address.slug !== '' ? (
            <EmptyState icon="search" title="그런 쪽이 없어요" description="왼쪽 목록이나 위의 검색에서 골라 주세요." />
          ) : null}
        </Stack>
      </Box>
      <Toaster />
    </UiProvider>
  );
}
