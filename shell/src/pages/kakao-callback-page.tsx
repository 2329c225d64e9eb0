import { UserType } from '@danji/contracts/codes/user-codes';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { webPaths } from '@danji/contracts/web-paths';
import { clientStorage, useSession } from '@danji/shell-sdk';
import { Link, useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { Button, FailedState, HStack, Spinner, Text } from '@danji/ui';
import { NarrowPage } from '../shared/narrow-page.tsx';
import { findKakaoRefusal, useKakaoSignIn } from '../sign-in/use-kakao-sign-in.ts';

function KakaoCallbackPage({ kind }: { kind: 'user' | 'brand' }) {
  const { adopt } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const signInPath = webPaths.signIn(kind === 'brand' ? 'brand' : 'general');
  const { error } = useKakaoSignIn(
    search,
    kind === 'brand' ? UserType.BRAND : UserType.GENERAL,
    ({ return_to, prefill, ...session }) => {
      adopt(session);
      const target = isAppPath(return_to) ? return_to : webPaths.home;
      if (session.is_temp) clientStorage.draft(`sign-up.${kind}`).set(prefill);
      void navigate(
        session.is_temp ? `${webPaths.signUp(kind)}?${new URLSearchParams({ return_to: target })}` : target,
        { replace: true },
      );
    },
  );
  const failure = findKakaoRefusal(search) ?? error?.title;
  return (
    <NarrowPage title="카카오 로그인">
      {failure === undefined ? (
        <HStack gap={3} css={{ justifyContent: 'center', paddingBlock: 8 }}>
          <Spinner label="" />
          <Text as="output">카카오 계정을 확인하고 있어요</Text>
        </HStack>
      ) : (
        <FailedState
          compact
          title="로그인하지 못했어요"
          description={failure}
          action={
            <Button asChild>
              <Link to={signInPath} replace>
                로그인으로 돌아가기
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
