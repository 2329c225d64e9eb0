import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Card, Grid, Heading, HStack, Icon, Stack, Text, type IconName } from '@danji/ui';
import { Column } from '../shared/page.tsx';
import { Skyline } from './skyline.tsx';

const STRENGTHS: { icon: IconName; title: string; text: string }[] = [
  { icon: 'building', title: '단지마다 하나의 워크스페이스', text: '건물 정보, 담당자, 맡은 일을 한 화면에 모아요. 사람이 바뀌어도 기록은 남아요.' },
  { icon: 'user-plus', title: '직급에 맞는 초대', text: '소장부터 경비·미화까지 이메일로 초대하고, 누가 함께 일하는지 바로 확인해요.' },
  { icon: 'bell', title: '놓치지 않는 알림', text: '초대와 승인, 꼭 알아야 할 일은 화면을 새로고침하지 않아도 바로 알려 드려요.' },
];

const AUDIENCES = [
  { kind: 'user', icon: 'home', title: '관리사무소와 입주민', text: '우리 단지의 일을 함께 챙기고 싶다면', action: '일반회원 가입' },
  { kind: 'brand', icon: 'briefcase', title: '공사·용역·물품 업체', text: '단지와 믿을 수 있는 계약을 맺고 싶다면', action: '업체회원 가입' },
] as const;

function Hero() {
  return (
    <Box css={{ bg: 'brand.subtle' }}>
      <Column css={{ paddingBlock: { base: 10, md: 16, xl: 20 } }}>
        <Grid css={{ gridTemplateColumns: { base: '1fr', lg: '1.1fr 1fr' }, alignItems: 'center' }} gap={{ base: 8, lg: 12 }}>
          <Stack gap={5}>
            <Heading as="h1" css={{ fontSize: { base: '2.125rem', md: '2.75rem', xl: '3.25rem' }, lineHeight: '1.22', letterSpacing: '-0.035em' }}>우리 단지 관리,<br />이제 한 곳에서 하세요</Heading>
            <Text css={{ fontSize: { base: 'lg', md: 'xl' }, color: 'fg.muted', maxWidth: '26em' }}>일정과 사람, 업체와의 계약까지. 관리사무소의 하루가 가벼워져요.</Text>
            <HStack gap={3} css={{ flexWrap: 'wrap', marginTop: 2 }}>
              <Button asChild size="lg"><Link to={webPaths.signUp('user')}>무료로 시작하기</Link></Button>
              <Button asChild size="lg" variant="outline"><Link to={webPaths.signIn()}>로그인</Link></Button>
            </HStack>
          </Stack>
          <Skyline />
        </Grid>
      </Column>
    </Box>
  );
}

/** The front page for people who are not signed in. */
export function VisitorHome() {
  usePageTitle('');
  return (
    <>
      <Hero />
      <Column css={{ paddingBlock: { base: 12, md: 18 } }}>
        <Stack gap={{ base: 12, md: 18 }}>
          <Stack gap={7}>
            <Heading size="2xl">맡은 일에만 집중하도록 도와요</Heading>
            <Grid css={{ gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' } }} gap={{ base: 6, md: 8 }}>
              {STRENGTHS.map(({ icon, title, text }) => (
                <Stack key={title} gap={2}>
                  <Box css={{ display: 'grid', placeItems: 'center', boxSize: 12, borderRadius: 'lg', bg: 'brand.subtle', color: 'brand.fg', marginBottom: 2 }}><Icon name={icon} size={24} /></Box>
                  <Heading as="h3" size="md">{title}</Heading>
                  <Text tone="muted">{text}</Text>
                </Stack>
              ))}
            </Grid>
          </Stack>
          <Stack gap={7}>
            <Heading size="2xl">어떤 분이신가요?</Heading>
            <Grid css={{ gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } }}>
              {AUDIENCES.map(({ kind, icon, title, text, action }) => (
                <Card key={kind} asChild interactive css={{ color: 'inherit', padding: { base: 5, md: 7 } }}>
                  <Link to={webPaths.signUp(kind)}>
                    <HStack gap={4} css={{ alignItems: 'flex-start' }}>
                      <Box css={{ color: 'brand.fg' }}><Icon name={icon} size={28} /></Box>
                      <Stack gap={1} css={{ flex: '1' }}>
                        <Text tone="muted">{text}</Text>
                        <Heading as="h3" size="lg">{title}</Heading>
                        <HStack gap={1} css={{ color: 'brand.fg', fontWeight: 'semibold', marginTop: 3 }}>{action}<Icon name="arrow-right" size={18} /></HStack>
                      </Stack>
                    </HStack>
                  </Link>
                </Card>
              ))}
            </Grid>
          </Stack>
        </Stack>
      </Column>
    </>
  );
}
