import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useLocation } from '@danji/shell-sdk/router';
import { Button, Stack, Text } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';

/** Tells who is not signed in what vendors see, and whether they can still answer. */
export const VisitorCard = ({ isEnded }: { isEnded: boolean }) => (
  <SectionCard title="자세한 내용">
    <Stack gap={3}>
      <Text tone="muted">
        {isEnded
          ? '업체로 로그인하면 사업 내용과 단지 연락처를 볼 수 있어요.'
          : '업체로 로그인하면 사업 내용과 단지 연락처를 보고 제안을 보낼 수 있어요.'}
      </Text>
      <Button asChild size="lg" fullWidth>
        <Link to={toSignInPath(useLocation(), 'brand')}>업체 로그인</Link>
      </Button>
      <Button asChild variant="outline" fullWidth>
        <Link to={webPaths.signUp('brand')}>업체 가입</Link>
      </Button>
    </Stack>
  </SectionCard>
);
