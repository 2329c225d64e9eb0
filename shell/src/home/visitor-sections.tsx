import { Column } from '@danji/app-kit';
import type { Contributions, HomeFeature } from '@danji/contracts/releases/contributions';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Card, Grid, Heading, HStack, Icon, Stack, Text, toIconName, type IconName } from '@danji/ui';
import type { ReactNode } from 'react';
import { useRegistry } from '../shared/app-context.ts';
import { listContributions } from '../shared/contributions.ts';
import { toSignUpAs } from '../shared/sign-up-roles.ts';
import { BrandShot, NotificationShot, RecordShot } from './product-shots.tsx';

const SECTION_PADDING = { base: 14, md: 24 } as const;

type Feature = Omit<HomeFeature, 'order' | 'shot'> & { shot: ReactNode };

/** One feature: text on one side, a picture of the product on the other; every second section has it on the left. */
function FeatureSection({ eyebrow, title, text, benefits, shot, isReversed }: Feature & { isReversed: boolean }) {
  return (
    <Box as="section" css={{ bg: isReversed ? 'bg.subtle' : 'bg' }}>
      <Column paddingBlock={SECTION_PADDING}>
        <Grid
          css={{
            gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'center',
          }}
          gap={{ base: 9, lg: 16 }}
        >
          <Stack gap={4}>
            <Text css={{ color: 'brand.fg', fontWeight: 'bold' }}>{eyebrow}</Text>
            <Heading size="3xl">{title}</Heading>
            <Text tone="muted" css={{ fontSize: { base: 'md', md: 'lg' }, maxWidth: '30em', textWrap: 'pretty' }}>
              {text}
            </Text>
            <Stack as="ul" gap={2.5} css={{ listStyle: 'none', marginTop: 1 }}>
              {benefits.map((benefit) => (
                <HStack as="li" key={benefit} gap={2.5} css={{ alignItems: 'flex-start' }}>
                  <Box css={{ color: 'brand.fg', paddingTop: 0.5 }}>
                    <Icon name="check" />
                  </Box>
                  <Text css={{ fontWeight: 'medium' }}>{benefit}</Text>
                </HStack>
              ))}
            </Stack>
          </Stack>
          <Box css={{ order: { lg: isReversed ? -1 : 0 } }}>{shot}</Box>
        </Grid>
      </Column>
    </Box>
  );
}

const FEW = 2;
/** A row that is not full looks incomplete: few items are placed beside their title. */
const BESIDE = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
  alignItems: 'center',
} as const;

/** The domains of the product that have no section of their own above. */
function OtherFeatures({ tiles }: { tiles: NonNullable<Contributions['homeTiles']> }) {
  const areFew = tiles.length <= FEW;
  const columns = { sm: 'repeat(2, minmax(0, 1fr))', ...(!areFew && { lg: 'repeat(auto-fit, minmax(220px, 1fr))' }) };
  return (
    <Column as="section" paddingBlock={SECTION_PADDING}>
      <Grid css={areFew ? BESIDE : { gridTemplateColumns: 'minmax(0, 1fr)' }} gap={8}>
        <Heading size="3xl">단지에서 할 수 있는 일</Heading>
        <Grid css={{ gridTemplateColumns: { base: 'minmax(0, 1fr)', ...columns } }}>
          {tiles.map(({ icon, title, text }) => (
            <Card key={title} css={{ padding: { base: 5, md: 6 } }}>
              <Box css={{ color: 'brand.fg', marginBottom: 3 }}>
                <Icon name={toIconName(icon)} size={28} />
              </Box>
              <Heading as="h3" size="md">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Card>
          ))}
        </Grid>
      </Grid>
    </Column>
  );
}

const AUDIENCES: readonly { icon: IconName; title: string; text: string; to: string; action: string }[] = [
  {
    icon: 'clipboard-list',
    title: '관리사무소',
    text: '단지를 등록하고 소장부터 경비·미화까지 함께 일할 사람을 초대해요.',
    to: toSignUpAs('manager'),
    action: '관리 담당자로 가입',
  },
  {
    icon: 'home',
    title: '입주민',
    text: '우리 단지를 찾아 참여를 신청하고, 중요한 소식을 알림으로 받아요.',
    to: toSignUpAs('resident'),
    action: '입주민으로 가입',
  },
  {
    icon: 'briefcase',
    title: '업체',
    text: '사업자 확인을 마치고 단지가 믿고 맡길 수 있는 업체가 돼요.',
    to: webPaths.signUp('brand'),
    action: '업체로 가입',
  },
];

function Audiences() {
  return (
    <Column as="section" paddingBlock={SECTION_PADDING}>
      <Stack gap={8}>
        <Heading size="3xl">어떤 분이신가요?</Heading>
        <Grid css={{ gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
          {AUDIENCES.map(({ icon, title, text, to, action }) => (
            <Card
              key={title}
              asChild
              interactive
              css={{ color: 'inherit', padding: { base: 5, md: 7 }, display: 'flex' }}
            >
              <Link to={to}>
                <Stack gap={2} css={{ flex: '1' }}>
                  <Box
                    css={{
                      display: 'grid',
                      placeItems: 'center',
                      boxSize: 12,
                      borderRadius: 'lg',
                      bg: 'brand.subtle',
                      color: 'brand.fg',
                      marginBottom: 2,
                    }}
                  >
                    <Icon name={icon} size={24} />
                  </Box>
                  <Heading as="h3" size="lg">
                    {title}
                  </Heading>
                  <Text tone="muted" css={{ flex: '1', textWrap: 'pretty' }}>
                    {text}
                  </Text>
                  <HStack gap={1} css={{ color: 'brand.fg', fontWeight: 'semibold', marginTop: 3 }}>
                    {action}
                    <Icon name="arrow-right" size={18} />
                  </HStack>
                </Stack>
              </Link>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Column>
  );
}

/** A button on the brand's colour; it is the same in both themes. */
const ON_BRAND = {
  bg: 'brand.contrast',
  color: 'brand.solid',
  _hover: { bg: 'brand.contrast', color: 'brand.solidHover' },
  _focusVisible: { outlineColor: 'brand.contrast' },
} as const;

function CallToAction() {
  return (
    <Box as="section" css={{ bg: 'brand.solid', color: 'brand.contrast' }}>
      <Column paddingBlock={{ base: 14, md: 20 }}>
        <Stack gap={6} css={{ alignItems: 'center', textAlign: 'center' }}>
          <Heading size="3xl">오늘, 우리 단지를 열어 보세요</Heading>
          <Button asChild size="lg" css={ON_BRAND}>
            <Link to={webPaths.signUp('user')}>무료로 시작하기</Link>
          </Button>
        </Stack>
      </Column>
    </Box>
  );
}

/** The features of the shell itself, after those of remotes. */
const OWN_FEATURES: readonly Feature[] = [
  {
    eyebrow: '알림',
    title: '중요한 일은 놓치지 않게',
    text: '초대와 승인, 꼭 알아야 할 일은 화면을 새로고침하지 않아도 바로 알려 드려요.',
    shot: <NotificationShot />,
    benefits: ['일어난 순간 바로 도착', '누르면 그 화면으로 이동', '종류별로 모아 보기'],
  },
  {
    eyebrow: '업체',
    title: '확인된 업체만 함께해요',
    text: '국세청 사업자 상태와 사업자등록증을 확인하고, 운영팀이 승인한 업체만 모든 기능을 쓸 수 있어요.',
    shot: <BrandShot />,
    benefits: ['사업자등록번호 바로 확인', '운영팀의 승인', '결과는 알림으로'],
  },
];

/** Describes the product with pictures of its screens: what the hosted remotes contribute, and the shell's own features. */
export function VisitorSections({ banner }: { banner: ReactNode }) {
  const registry = useRegistry();
  const session = useSession();
  const features = listContributions(registry, 'homeFeatures', session).map(({ shot, ...feature }) => ({
    ...feature,
    shot: <RecordShot {...shot} />,
  }));
  const tiles = listContributions(registry, 'homeTiles', session);
  return (
    <>
      <Column paddingBlock={{ base: 6, md: 8 }} css={{ '&:empty': { display: 'none' } }}>
        {banner}
      </Column>
      {[...features, ...OWN_FEATURES].map((feature, index) => (
        <FeatureSection key={feature.eyebrow} {...feature} isReversed={index % 2 === 1} />
      ))}
      {/* A single one would read as if the product had nothing else. */}
      {tiles.length > 1 ? <OtherFeatures tiles={tiles} /> : null}
      <Box css={{ bg: 'bg.subtle' }}>
        <Audiences />
      </Box>
      <CallToAction />
    </>
  );
}
