import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link, Navigate, useSearchParams } from '@danji/shell-sdk/router';
import { Anchor, HStack, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { NarrowPage } from '../shared/narrow-page.tsx';
import { readReturnTo, withReturnTo } from '../shared/return-to.ts';
import { findRoleTexts } from '../shared/sign-up-roles.ts';
import { SignUpFlow } from '../sign-up/sign-up-flow.tsx';
import { isLinking, useSignUp, type SignUp, type SignUpKind } from '../sign-up/use-sign-up.ts';

const TEXTS = {
  user: {
    lead: '관리사무소 직원과 입주민을 위한 가입이에요.',
    other: 'brand',
    otherText: '업체 담당자이신가요?',
    otherAction: '업체회원 가입',
    login: 'general',
  },
  brand: {
    lead: '공사·용역·물품 업체를 위한 가입이에요.',
    other: 'user',
    otherText: '관리사무소나 입주민이신가요?',
    otherAction: '일반회원 가입',
    login: 'brand',
  },
} as const;

const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: 'sm',
  paddingInline: 1,
} as const;

/** A question with a link beside it. */
const QuestionLink = ({ text, action, to }: { text: string; action: string; to: string }) => (
  <HStack gap={1} css={{ justifyContent: 'center', flexWrap: 'wrap' }}>
    <Text size="sm" tone="muted">
      {text}
    </Text>
    <Anchor asChild css={LINK}>
      <Link to={to}>{action}</Link>
    </Anchor>
  </HStack>
);

/** The title and the first line for a visitor who comes from Kakao. */
const toKakaoHead = (flow: SignUp) =>
  isLinking(flow)
    ? { title: '카카오 연결', lead: '가입한 계정을 확인하고 카카오를 연결해요.' }
    : { title: '가입을 마쳐 주세요', lead: '몇 가지만 더 입력하면 카카오 계정으로 바로 이용할 수 있어요.' };

type SignUpScreenProps = { kind: SignUpKind; returnTo: string; hasJoined: boolean; onJoined: () => void };

function SignUpScreen({ kind, hasJoined, ...joining }: SignUpScreenProps) {
  const { isTemp, isGuest } = useSession();
  const [search] = useSearchParams();
  const flow = useSignUp(kind);
  const { lead, other, otherText, otherAction, login } = TEXTS[kind];
  const isUnfinished = isTemp && !isGuest;
  const after = (
    <Stack gap={0}>
      <QuestionLink text="이미 회원이신가요?" action="로그인" to={withReturnTo(webPaths.signIn(login), search)} />
      <QuestionLink text={otherText} action={otherAction} to={withReturnTo(webPaths.signUp(other), search)} />
    </Stack>
  );
  return (
    <NarrowPage
      lead={(kind === 'user' && findRoleTexts(search)?.lead) || lead}
      {...(isUnfinished && !hasJoined && toKakaoHead(flow))}
      after={hasJoined || isUnfinished ? null : after}
    >
      <SignUpFlow flow={flow} {...joining} />
    </NarrowPage>
  );
}

function SignUpPage({ kind }: { kind: SignUpKind }) {
  const { status, isTemp, kind: own } = useSession();
  const [search] = useSearchParams();
  const [hasJoined, setHasJoined] = useState(false);
  const returnTo = readReturnTo(search);
  if (status === 'loading') return null;
  if (status === 'signed_in' && !isTemp && !hasJoined) return <Navigate replace to={returnTo} />;
  // An unfinished sign-up is finished as what it was begun.
  if (isTemp && own === 'brand' && kind === 'user')
    return <Navigate replace to={`${webPaths.signUp('brand')}?${search}`} />;
  return (
    <SignUpScreen
      key={kind}
      kind={kind}
      returnTo={returnTo}
      hasJoined={hasJoined}
      onJoined={() => setHasJoined(true)}
    />
  );
}

export const UserSignUpPage = () => <SignUpPage kind="user" />;
export const BrandSignUpPage = () => <SignUpPage kind="brand" />;
