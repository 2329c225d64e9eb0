import type { ChannelEntry } from '@danji/contracts/releases/channel';
import type { ReleaseHealth } from '@danji/contracts/releases/health';
import { REMOTES, type RemoteName } from '@danji/contracts/releases/remotes';
import { formatDateTime } from '@danji/contracts/format/date';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, Card, Flex, Grid, Heading, Stack, Text, type Tone } from '@danji/ui';
import { toDiffPath } from './diff-path.ts';
import type { ReactNode } from 'react';
import { ErrorLines } from './error-lines.tsx';
import { HealthFigures } from './health-figures.tsx';
import { LastChange } from './last-change.tsx';
import { ReleaseText } from './release-text.tsx';
import { ShareBar } from './share-bar.tsx';
import type { ChannelDialogs } from './use-channel-dialogs.tsx';

const STATES: Readonly<Record<ChannelEntry['state'], { label: string; tone: Tone }>> = {
  steady: { label: '안정', tone: 'success' },
  canary: { label: '시험 중', tone: 'accent' },
  rolled_back: { label: '되돌림', tone: 'warning' },
};

type ReleasePanelProps = {
  remote: RemoteName;
  title: string;
  release: string;
  note?: string;
  health: ReleaseHealth | undefined;
  active?: ReleaseHealth | undefined;
  children?: ReactNode;
};

/** Shows the active release or the candidate with its health. */
function ReleasePanel({ remote, title, release, note, health, active, children }: ReleasePanelProps) {
  return (
    <Stack
      as="section"
      aria-label={`${REMOTES[remote].label} ${title}`}
      gap={3}
      bg="bg.subtle"
      borderRadius="lg"
      padding={4}
    >
      <Flex gap={2} justifyContent="space-between" alignItems="baseline" flexWrap="wrap">
        <Text size="sm" tone="muted">
          {title}
        </Text>
        <Text fontWeight="semibold" numeric overflowWrap="anywhere">
          {release}
        </Text>
      </Flex>
      <HealthFigures label={`${release} 건강`} health={health} active={active} />
      {note ? (
        <Text size="sm" tone="subtle">
          {note}
        </Text>
      ) : null}
      <ErrorLines health={health} />
      {children}
    </Stack>
  );
}

const diffLink = (remote: RemoteName, from: string, to: string) => (
  <Anchor asChild fontSize="sm">
    <Link
      to={toDiffPath(remote, from, to)}
      aria-label={`${REMOTES[remote].label} ${from} 릴리스와 ${to} 릴리스, 무엇이 달라졌는지 보기`}
    >
      무엇이 달라졌는지 보기
    </Link>
  </Anchor>
);

function CanaryPanel({ remote, entry: { active, candidate }, healthOf, dialogs }: RemoteCardProps) {
  if (!candidate) return null;
  const target = { remote, release: candidate.release };
  return (
    <ReleasePanel
      remote={remote}
      title="시험 중"
      release={candidate.release}
      note={`${formatDateTime(candidate.since)}부터`}
      health={healthOf(candidate.release)}
      active={healthOf(active)}
    >
      <Flex gap={2} flexWrap="wrap" alignItems="center">
        <Button size="sm" variant="outline" onClick={() => dialogs.editCanary(target, candidate)}>
          비율 바꾸기
        </Button>
        <Button size="sm" variant="outline" onClick={() => dialogs.promote(target)}>
          모두에게 적용
        </Button>
        <Button size="sm" variant="outline" onClick={() => dialogs.rollBack(remote, true)}>
          시험 끝내기
        </Button>
        {diffLink(remote, active, candidate.release)}
      </Flex>
    </ReleasePanel>
  );
}

export type RemoteCardProps = {
  remote: RemoteName;
  entry: ChannelEntry;
  healthOf: (release: string) => ReleaseHealth | undefined;
  dialogs: ChannelDialogs;
};

/** Shows the active release and the candidate of one remote with their health, and the roll-back. */
export function RemoteCard(props: RemoteCardProps) {
  const { remote, entry, healthOf, dialogs } = props;
  const { active, previous, candidate, state, pinned = false } = entry;
  return (
    <Card as="section" aria-label={REMOTES[remote].label} gridColumn={candidate ? '1 / -1' : 'auto'}>
      <Stack gap={4}>
        <Flex justifyContent="space-between" alignItems="center" gap={3} minHeight="11" flexWrap="wrap">
          <Flex gap={2} alignItems="center" flexWrap="wrap">
            <Heading as="h3" size="md">
              {REMOTES[remote].label}
            </Heading>
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
            {pinned ? <Badge tone="brand">고정</Badge> : null}
          </Flex>
          <Flex gap={2} flexWrap="wrap" justifyContent="end">
            <Button size="sm" variant="outline" onClick={() => dialogs.pin(remote, !pinned)}>
              {pinned ? '고정 해제' : '고정'}
            </Button>
            {previous && !candidate ? (
              <Button size="sm" variant="outline" icon="rotate-ccw" onClick={() => dialogs.rollBack(remote, false)}>
                되돌리기
              </Button>
            ) : null}
          </Flex>
        </Flex>
        <ShareBar entry={entry} />
        <Grid
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            xl: candidate ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          }}
          alignItems="start"
        >
          <ReleasePanel remote={remote} title="사용 중" release={active} health={healthOf(active)}>
            {previous ? (
              <Flex gap={3} flexWrap="wrap" justifyContent="space-between">
                <Text size="sm" tone="subtle" numeric>
                  <ReleaseText>{`바로 전 ${previous}`}</ReleaseText>
                </Text>
                {diffLink(remote, previous, active)}
              </Flex>
            ) : null}
          </ReleasePanel>
          <CanaryPanel {...props} />
        </Grid>
        <LastChange remote={remote} />
      </Stack>
    </Card>
  );
}
