import { ListSection } from '@danji/app-kit';
import { useMutation, usePagedList } from '@danji/api-client';
import { WORKSPACE_EXPORT_DAYS } from '@danji/contracts/workspace/workspace-export';
import { listWorkspaceExports, startWorkspaceExport } from '@danji/contracts/workspace/workspace-export.endpoints';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { Button, Card, CardSkeleton, Flex, Heading, Icon, Stack, Text } from '@danji/ui';
import { useEffect, useEffectEvent } from 'react';
import { WorkspaceExportCard } from './workspace-export-card.tsx';
import { isInProgress } from './workspace-export-text.ts';

/** The interval at which the progress of a running export is loaded, ms. */
const POLL_MS = 2000;

const CONTENTS = [
  '단지 정보와 멤버, 역할',
  '일정·계약과 바뀐 이력',
  'AI 문서와 요청, 답변',
  '올린 파일 전부와 한눈에 보는 목차',
];

function useExports(spaceId: number) {
  return usePagedList(listWorkspaceExports, { query: { space_id: spaceId }, pageSize: 5 });
}

function StartCard({ spaceId, title, isRunning }: { spaceId: number; title: string; isRunning: boolean }) {
  const { acting } = useSession();
  const [confirm, toast] = [useConfirm(), useToast()];
  const start = useMutation(startWorkspaceExport);
  const confirmAndStart = async () => {
    if (
      !(await confirm({
        title: `'${title}'의 모든 데이터를 내보낼까요?`,
        description: '멤버의 이름과 연락처가 파일에 들어가요. 인수인계를 받는 사람에게만 전해 주세요.',
        confirmLabel: '내보내기',
      }))
    )
      return;
    const outcome = await start.trigger({ body: { space_id: spaceId } });
    toast(
      outcome.ok
        ? { title: '내보내기를 시작했어요', description: '다른 화면에 있어도 준비되면 알려 드릴게요.', tone: 'success' }
        : { title: '시작하지 못했어요', description: outcome.error.title, tone: 'danger' },
    );
  };
  return (
    <Card>
      <Flex
        gap={5}
        justifyContent="space-between"
        alignItems={{ base: 'stretch', md: 'center' }}
        flexDirection={{ base: 'column', md: 'row' }}
      >
        <Stack gap={3}>
          <Heading as="h2" size="md">
            ZIP 파일 하나로 모두 담아요
          </Heading>
          <Stack as="ul" gap={1.5} listStyleType="none">
            {CONTENTS.map((content) => (
              <Flex as="li" key={content} gap={2} alignItems="center">
                <Icon name="check" size={16} />
                <Text>{content}</Text>
              </Flex>
            ))}
          </Stack>
          <Text size="sm" tone="subtle">
            {acting
              ? '대신 로그인한 동안에는 만들거나 내려받을 수 없어요.'
              : `대표 관리자만 만들고 내려받을 수 있고, ${WORKSPACE_EXPORT_DAYS}일 뒤에는 파일이 지워져요.`}
          </Text>
        </Stack>
        <Button
          size="lg"
          icon="package"
          flexShrink={0}
          loading={start.isRunning}
          disabled={isRunning || acting !== null}
          onClick={() => void confirmAndStart()}
        >
          {isRunning ? '만드는 중' : '내보내기 시작'}
        </Button>
      </Flex>
    </Card>
  );
}

function ExportList({ list }: { list: ReturnType<typeof useExports> }) {
  return (
    <Stack as="section" aria-labelledby="hand-overs" gap={3}>
      <Heading as="h2" size="lg" id="hand-overs">
        만든 파일
      </Heading>
      <ListSection
        list={list}
        label="만든 파일"
        empty={{
          compact: true,
          icon: 'package',
          title: '아직 만든 파일이 없어요',
          description: '관리업체나 담당자가 바뀔 때 내보내기를 시작해 보세요.',
        }}
        skeleton={<CardSkeleton count={1} />}
      >
        {(rows) => (
          <Stack gap={3}>
            {rows.map((workspaceExport) => (
              <WorkspaceExportCard key={workspaceExport.id} workspaceExport={workspaceExport} />
            ))}
          </Stack>
        )}
      </ListSection>
    </Stack>
  );
}

/** Starts the export of a whole work space, and lists the existing exports. */
export function WorkspaceExportSection({ spaceId, title }: { spaceId: number; title: string }) {
  const list = useExports(spaceId);
  const running = list.rows?.some(isInProgress) ?? false;
  const refreshList = useEffectEvent(() => void list.refresh());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(refreshList, POLL_MS);
    return () => clearInterval(timer);
  }, [running]);
  return (
    <Stack gap={6}>
      <StartCard spaceId={spaceId} title={title} isRunning={running} />
      <ExportList list={list} />
    </Stack>
  );
}
