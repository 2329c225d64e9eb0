import { UserType } from '@danji/contracts/codes/user-codes';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { webPaths } from '@danji/contracts/web-paths';
import { clientStorage, useSession } from '@danji/shell-sdk';
import { Link, useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { Button, FailedState, HStack, Spinner, Text } from '@danji/ui';
import { NarrowPage } from '../shared/narrow-page.tsx';
import { findKakaoRefusal, useKakaoSignIn } from '../sign-in/use-kakao-sign-in.ts';

function KakaoCallbackPage({ kind }: { kind: 'user' | 'brand' }) {
  const { adopt, status, isTemp } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isMember = status === 'signed_in' && !isTemp;
  const back = isMember
    ? { to: webPaths.me, label: '내 정보로 돌아가기', title: '카카오를 연결하지 못했어요' }
    : {
        to: webPaths.signIn(kind === 'brand' ? 'brand' : 'general'),
        label: '로그인으로 돌아가기',
        title: '로그인하지 못했어요',
      };
  const { error } = useKakaoSignIn(
    search,
    kind === 'brand' ? UserType.BRAND : UserType.GENERAL,
    ({ return_to, prefill, existing, ...session }) => {
      adopt(session);
      const target = isAppPath(return_to) ? return_to : webPaths.home;
      if (session.is_temp)
        clientStorage.draft(`sign-up.${kind}`).set({ ...prefill, existing, is_linking: existing !== null });
      void navigate(
        session.is_temp ? `${webPaths.signUp(kind)}?${new URLSearchParams({ return_to: target })}` : target,
        { replace: true },
      );
    },
  );
  const failure = findKakaoRefusal(search) ?? error?.title;
  return (
    <NarrowPage title={kind === 'brand' ? '업체 카카오 로그인' : '카카오 로그인'}>
      {failure === undefined ? (
        <HStack gap={3} css={{ justifyContent: 'center', paddingBlock: 8 }}>
          <Spinner label="" />
          <Text as="output">카카오 계정을 확인하고 있어요</Text>
        </HStack>
      ) : (
        <FailedState
          compact
          title={back.title}
          description={failure}
          action={
            <Button asChild>
              <Link to={back.to} replace>
                {back.label}
              </Link>
            </Button>
          }
        />
      )}
    </NarrowPage>
  );
}

export const UserKakaoCallbackPage = () => <KakaoCallbackPage kind="user" />;
export const BrandKakaoCallbackPage = () => <KakaoCallbackPage kind="brand" />;
