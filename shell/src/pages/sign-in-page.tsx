import { webPaths } from '@danji/contracts/web-paths';
import { useSession, type AccountKind } from '@danji/shell-sdk';
import { Link, Navigate, useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { Alert, Anchor, Divider, HStack, Stack, Text } from '@danji/ui';
import { use } from 'react';
import { KakaoButton } from '../shared/kakao-button.tsx';
import { NarrowPage } from '../shared/narrow-page.tsx';
import { OwnScreens } from '../shared/own-screens.ts';
import { readReturnTo, withReturnTo } from '../shared/return-to.ts';
import { useLanding } from '../shared/use-landing.ts';
import { ACCOUNT_KINDS, toAddressKind } from '../sign-in/account-kinds.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: 'sm' } as const;

function OtherKind({ kind }: { kind: AccountKind }) {
  const [search] = useSearchParams();
  const other = kind === 'brand' ? 'general' : 'brand';
  const to = webPaths.signIn(other);
  const screens = use(OwnScreens);
  return (
    <HStack css={{ justifyContent: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0 }}>
      <Text size="sm" tone="muted" css={{ textAlign: 'center', textWrap: 'balance' }}>
        {other === 'brand' ? '업체 담당자이신가요?' : '관리사무소나 입주민이신가요?'}
      </Text>
      <Anchor asChild css={{ ...LINK, paddingInline: 1 }}>
        <Link to={withReturnTo(to, search)}>{screens.find(({ path }) => path === to)?.title}</Link>
      </Anchor>
    </HStack>
  );
}

function SignInAlternatives({ kind, target }: { kind: 'general' | 'brand'; target: string }) {
  const [search] = useSearchParams();
  const query = `?${new URLSearchParams({ kind: toAddressKind(kind) })}`;
  return (
    <Stack gap={4}>
      <HStack gap={4} css={{ justifyContent: 'center', flexWrap: 'wrap' }}>
        <Anchor asChild css={{ ...LINK, color: 'fg.muted' }}>
          <Link to={webPaths.findEmail + query}>이메일 찾기</Link>
        </Anchor>
        <Anchor asChild css={{ ...LINK, color: 'fg.muted' }}>
          <Link to={webPaths.findPassword + query}>비밀번호 찾기</Link>
        </Anchor>
        <Anchor asChild css={LINK}>
          <Link to={withReturnTo(webPaths.signUp(toAddressKind(kind)), search)}>회원가입</Link>
        </Anchor>
      </HStack>
      <HStack gap={3}>
        <Divider css={{ width: 'auto', flex: '1', alignSelf: 'center' }} />
        <Text size="sm" tone="subtle">
          또는
        </Text>
        <Divider css={{ width: 'auto', flex: '1', alignSelf: 'center' }} />
      </HStack>
      <KakaoButton kind={kind} label="카카오로 시작하기" returnTo={target} />
    </Stack>
  );
}

/** Signs in one kind of account and then opens the screen that the visitor requested. */
function SignInPage({ kind }: { kind: AccountKind }) {
  const { status, isTemp, kind: own } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = readReturnTo(search, useLanding(own ?? kind));
  if (status === 'signed_in' && !isTemp) return <Navigate replace to={target} />;
  return (
    <NarrowPage lead={ACCOUNT_KINDS[kind].lead} after={kind === 'staff' ? null : <OtherKind kind={kind} />}>
      <Stack gap={5}>
        {readReturnTo(search) === webPaths.home ? null : <Alert tone="brand">로그인하면 보던 화면으로 돌아가요.</Alert>}
        <SignInForm key={kind} kind={kind} onSignedIn={() => void navigate(target, { replace: true })} />
        {kind === 'staff' ? null : <SignInAlternatives kind={kind} target={target} />}
      </Stack>
    </NarrowPage>
  );
}

export const GeneralSignInPage = () => <SignInPage kind="general" />;
export const BrandSignInPage = () => <SignInPage kind="brand" />;
export const StaffSignInPage = () => <SignInPage kind="staff" />;
