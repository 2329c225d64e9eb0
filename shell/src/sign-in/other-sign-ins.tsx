import { webPaths } from '@danji/contracts/web-paths';
import type { AccountKind } from '@danji/shell-sdk';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { Anchor, HStack, Text } from '@danji/ui';
import { withReturnTo } from '../shared/return-to.ts';
import { ACCOUNT_KINDS } from './account-kinds.ts';

const KINDS = ['general', 'brand', 'staff'] as const;
const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: 'sm' } as const;

/** The sign-in pages of the other kinds of account, after a refusal, which says nothing about any account. */
export function OtherSignIns({ kind }: { kind: AccountKind }) {
  const [search] = useSearchParams();
  return (
    <HStack as="nav" aria-label="다른 로그인" css={{ flexWrap: 'wrap', columnGap: 4, rowGap: 0 }}>
      <Text size="sm" tone="muted">
        다른 회원 종류로 가입했나요?
      </Text>
      {KINDS.filter((one) => one !== kind).map((one) => (
        <Anchor key={one} asChild css={LINK}>
          <Link to={withReturnTo(webPaths.signIn(one), search)}>{`${ACCOUNT_KINDS[one].tab} 로그인`}</Link>
        </Anchor>
      ))}
    </HStack>
  );
}
