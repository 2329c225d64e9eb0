import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import type { User } from '@danji/contracts/accounts/user';
import { getPointInfo } from '@danji/contracts/points/point-history.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, FailedState, Grid, Skeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { BatchCard } from '../batches/batch-card.tsx';
import { ManualForm } from '../history/manual-form.tsx';
import { PersonPicker } from '../../shared/person-picker.tsx';

function Entry({ user, onOther }: { user: User; onOther: () => void }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(getPointInfo, { body: { user_id: user.id } });
  const form = () => {
    if (data) return <ManualForm user={user} balance={data.my_point} onSaved={() => void refresh()} />;
    return error ? (
      <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
    ) : (
      <Skeleton height={24} />
    );
  };
  return (
    <DetailCard
      title={`${user.name} 님의 포인트`}
      aside={
        <Button size="sm" variant="outline" onClick={onOther}>
          다른 회원
        </Button>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">
          {`${user.email} · `}
          <Anchor asChild>
            <Link to={`${webPaths.adminPointHistory}?user_id=${user.id}`}>포인트 내역</Link>
          </Anchor>
        </Text>
        {form()}
      </Stack>
    </DetailCard>
  );
}

/** Gives and takes points by hand. */
export function ManualPointsPage() {
  const [user, setUser] = useState<User>();
  return (
    <Page title="포인트 지급·차감" back={{ path: webPaths.adminPointHistory, label: '포인트 내역' }}>
      <Grid gap={5} maxWidth={{ base: 'full', lg: '2xl' }}>
        {user ? (
          <Entry key={user.id} user={user} onOther={() => setUser(undefined)} />
        ) : (
          <DetailCard title="회원 찾기">
            <PersonPicker onPick={setUser} />
          </DetailCard>
        )}
        <BatchCard />
      </Grid>
    </Page>
  );
}
