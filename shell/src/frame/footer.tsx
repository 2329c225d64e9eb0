import type { Contributions } from '@danji/contracts/releases/contributions';
import { webPaths } from '@danji/contracts/web-paths';
import { useFrameWidth, useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, HStack, Stack, Text } from '@danji/ui';
import { CompanyFacts } from '../shared/company-facts.tsx';
import { useApp } from '../shared/app-context.ts';

const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: 'sm',
  color: 'fg.muted',
} as const;

/** Describes the service, links to its legal documents, and says who runs it. */
export function Footer({ links }: { links: NonNullable<Contributions['footerLinks']> }) {
  const maxWidth = useFrameWidth();
  const { status, isGuest } = useSession();
  const { company } = useApp();
  return (
    <Box
      as="footer"
      css={{
        borderTopWidth: '1px',
        borderColor: 'border.subtle',
        bg: 'bg.subtle',
        paddingBottom: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', lg: 0 },
      }}
    >
      <Stack
        gap={1}
        css={{ maxWidth, marginInline: 'auto', paddingInline: { base: 4, md: 6 }, paddingBlock: { base: 5, md: 7 } }}
      >
        <HStack gap={5} css={{ flexWrap: 'wrap' }}>
          <Anchor asChild css={LINK}>
            <Link to={webPaths.terms}>이용약관</Link>
          </Anchor>
          <Anchor asChild css={{ ...LINK, fontWeight: 'bold', color: 'fg' }}>
            <Link to={webPaths.privacy}>개인정보처리방침</Link>
          </Anchor>
          {links.map(({ label, path }) => (
            <Anchor key={path} asChild css={LINK}>
              <Link to={path}>{label}</Link>
            </Anchor>
          ))}
          {status === 'signed_out' || isGuest ? (
            <Anchor asChild css={LINK}>
              <Link to={webPaths.signIn('brand')}>업체 로그인</Link>
            </Anchor>
          ) : null}
        </HStack>
        <Text size="sm" tone="subtle">
          단지는 아파트와 건물의 관리 업무, 그리고 업체와의 계약을 돕는 서비스예요.
        </Text>
        {company ? <CompanyFacts company={company} /> : null}
      </Stack>
    </Box>
  );
}
