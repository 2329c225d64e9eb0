import { Page } from '@danji/app-kit';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useLocation } from '@danji/shell-sdk/router';
import { Button, Card, Flex, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

/** The ways to our support for who is not signed in; `nav` leads to its other pages. */
export function VisitorChoice({ nav }: { nav: ReactNode }) {
  const place = useLocation();
  return (
    <Page width="920px" description="운영팀에 물어보면 답변을 보내 드려요.">
      {nav}
      <Card>
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading size="md">회원이라면</Heading>
            <Text tone="muted">로그인하면 보낸 문의와 답변을 한곳에서 볼 수 있어요.</Text>
          </Stack>
          <Button asChild alignSelf="flex-start">
            <Link to={toSignInPath(place)}>로그인하고 문의하기</Link>
          </Button>
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading size="md">로그인할 수 없거나 회원이 아니라면</Heading>
            <Text tone="muted">휴대폰 번호를 인증하고 문의할 수 있어요. 답변이 오면 문자로 알려 드려요.</Text>
          </Stack>
          <Flex gap={2} flexWrap="wrap">
            <Button asChild variant="outline">
              <Link to={webPaths.newInquiry}>비회원으로 문의하기</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={webPaths.visitorInquiries}>보낸 문의 확인하기</Link>
            </Button>
          </Flex>
        </Stack>
      </Card>
    </Page>
  );
}
