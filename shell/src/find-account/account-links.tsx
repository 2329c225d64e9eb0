import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, HStack } from '@danji/ui';

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: 'sm' } as const;

/** Links to sign-in and sign-up, below the card. */
export const AccountLinks = ({ kind }: { kind: 'user' | 'brand' }) => (
  <HStack gap={4} css={{ justifyContent: 'center', flexWrap: 'wrap' }}>
    <Anchor asChild css={LINK}>
      <Link to={webPaths.signIn(kind === 'brand' ? 'brand' : 'general')}>로그인</Link>
    </Anchor>
    <Anchor asChild css={{ ...LINK, color: 'fg.muted' }}>
      <Link to={webPaths.signUp(kind)}>회원가입</Link>
    </Anchor>
  </HStack>
);
