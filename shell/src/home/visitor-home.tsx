import { Column } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Grid, Heading, HStack, Icon, Stack, Text, type BoxProps, type IconName } from '@danji/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Skyline } from './skyline.tsx';
import { useLazySection } from './use-lazy-section.ts';

/** The sections below the first view, in a chunk of their own. */
const VisitorSections = lazy(async () => ({ default: (await import('./visitor-sections.tsx')).VisitorSections }));

function FloatingCard({
  icon,
  title,
  text,
  css,
}: {
  icon: IconName;
  title: string;
  text: string;
  css: BoxProps['css'];
}) {
  return (
    <HStack
      gap={3}
      css={{
        position: 'absolute',
        width: 'max-content',
        maxWidth: '82%',
        padding: 3,
        paddingInlineEnd: 5,
        borderRadius: 'lg',
        bg: 'bg.panel',
        boxShadow: 'floating',
        '@container (max-width: 18rem)': { display: 'none' },
        ...(css as object),
      }}
    >
      <Box
        css={{
          display: 'grid',
          placeItems: 'center',
          boxSize: 10,
          borderRadius: 'lg',
          bg: 'brand.subtle',
          color: 'brand.fg',
          flexShrink: 0,
        }}
      >
        <Icon name={icon} />
      </Box>
      <Box css={{ minWidth: 0 }}>
        <Text size="sm" css={{ fontWeight: 'bold' }}>
          {title}
        </Text>
        <Text size="xs" tone="muted">
          {text}
        </Text>
      </Box>
    </HStack>
  );
}

/** A picture of the product, as decoration. */
function HeroPicture() {
  return (
    <Box
      aria-hidden
      css={{
        position: 'relative',
        width: 'full',
        maxWidth: '620px',
        marginInline: 'auto',
        paddingBlock: { base: 4, md: 8 },
        containerType: 'inline-size',
      }}
    >
      <Skyline />
      <FloatingCard icon="user-check" title="초대를 수락했어요" text="박서연 · 경리" css={{ top: 0, left: 0 }} />
      <FloatingCard icon="bell" title="참여 요청이 왔어요" text="방금 전" css={{ bottom: 0, right: 0 }} />
    </Box>
  );
}

function Hero() {
  return (
    <Box
      css={{ bg: 'brand.subtle', display: 'flex', alignItems: 'center', minHeight: 'min(calc(100svh - 4rem), 62rem)' }}
    >
      <Column paddingBlock={{ base: 10, md: 14 }}>
        <Grid
          css={{
            gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
            alignItems: 'center',
          }}
          gap={{ base: 10, lg: 12 }}
        >
          <Stack gap={5}>
            <Heading
              as="h1"
              css={{
                fontSize: { base: '2.25rem', md: '3rem', xl: '3.5rem' },
                lineHeight: '1.2',
                letterSpacing: '-0.04em',
              }}
            >
              우리 단지 관리,
              <br />
              이제 한 곳에서 하세요
            </Heading>
            <Text
              css={{ fontSize: { base: 'lg', md: 'xl' }, color: 'fg.muted', maxWidth: '26em', textWrap: 'balance' }}
            >
              단지 정보와 사람, 맡은 일을 한 화면에. 관리사무소의 하루가 가벼워져요.
            </Text>
            <HStack gap={3} css={{ flexWrap: 'wrap', marginTop: 2 }}>
              <Button asChild size="lg">
                <Link to={webPaths.signUp('user')}>무료로 시작하기</Link>
              </Button>
              <Button asChild size="lg" variant="outline">
                <Link to={webPaths.signIn()}>로그인</Link>
              </Button>
            </HStack>
          </Stack>
          <HeroPicture />
        </Grid>
      </Column>
    </Box>
  );
}

/** The front page for visitors. */
export function VisitorHome({ banner }: { banner: ReactNode }) {
  usePageTitle('');
  const { sectionRef, shouldLoad } = useLazySection<HTMLDivElement>();
  // As high as the window until the sections are loaded, so that the end of the page moves only outside the viewport.
  const placeholder = <Box css={{ minHeight: '100vh' }} />;
  return (
    <>
      <Hero />
      <div ref={sectionRef}>
        {shouldLoad ? (
          <Suspense fallback={placeholder}>
            <VisitorSections banner={banner} />
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
    </>
  );
}
