import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Card, EmptyState, Stack, Text } from '@danji/ui';

type Props = { kind: 'user' | 'brand'; emails: readonly { email: string; created: string }[] };

/** Lists the partly masked e-mail addresses of the found accounts, with links to sign in or to reset the password. */
export function FoundEmails({ kind, emails }: Props) {
  if (emails.length === 0) {
    return (
      <EmptyState
        compact
        icon="search"
        title="가입한 계정이 없어요"
        description="이름과 휴대폰 번호를 다시 확인하거나 새로 가입해 주세요."
        action={
          <Button asChild>
            <Link to={webPaths.signUp(kind)}>회원가입</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap={4}>
      <Box as="ul" css={{ listStyle: 'none', display: 'grid', gap: 2 }}>
        {emails.map(({ email, created }) => (
          <Card key={email + created} as="li">
            <Text css={{ fontWeight: 'bold' }}>{email}</Text>
            <Text size="sm" tone="subtle">{`${formatDate(created)} 가입`}</Text>
          </Card>
        ))}
      </Box>
      <Button asChild size="lg" fullWidth>
        <Link to={webPaths.signIn(kind === 'brand' ? 'brand' : 'general')}>로그인</Link>
      </Button>
      <Button asChild variant="ghost" fullWidth>
        <Link to={`${webPaths.findPassword}?kind=${kind}`}>비밀번호 찾기</Link>
      </Button>
    </Stack>
  );
}
