import type { Notice } from '@danji/contracts/community/notice';
import { formatDateTime } from '@danji/contracts/format/date';
import { Button, Card, Checkbox, Divider, Flex, Heading, Stack, Switch, Text } from '@danji/ui';
import { NoticeStateBadge } from './notice-columns.tsx';
import { listSaveActions, type SaveAction, type NoticeDraft } from './notice-draft.ts';

type PublishingCardProps = {
  /** The notice as it was last saved. */
  base: Notice | undefined;
  draft: NoticeDraft;
  onChange: (part: Partial<NoticeDraft>) => void;
  isRunning: boolean;
  /** Uploads are running; saving now would lose those files. */
  isWaiting: boolean;
  onSave: (saveAction: SaveAction) => void;
  onPreview: () => void;
};

function SaveButtons({
  base,
  isRunning,
  isWaiting,
  onSave,
  onPreview,
}: Omit<PublishingCardProps, 'draft' | 'onChange'>) {
  const [other, main] = listSaveActions(base?.board.board_status);
  return (
    <Stack gap={2}>
      <Button size="lg" loading={isRunning} disabled={isWaiting} onClick={() => onSave(main)}>
        {main.label}
      </Button>
      <Button size="lg" variant="outline" disabled={isRunning || isWaiting} onClick={() => onSave(other)}>
        {other.label}
      </Button>
      <Button variant="ghost" icon="eye" onClick={onPreview}>
        미리보기
      </Button>
    </Stack>
  );
}

/** The settings of visibility and notification, and the buttons that save the notice. */
export function PublishingCard({
  base,
  draft,
  onChange,
  isRunning,
  isWaiting,
  onSave,
  onPreview,
}: PublishingCardProps) {
  return (
    <Card as="section" aria-label="올리기">
      <Stack gap={4}>
        <Flex justifyContent="space-between" alignItems="center" gap={2}>
          <Heading as="h2" size="md">
            올리기
          </Heading>
          {base ? <NoticeStateBadge state={base.board.board_status} /> : null}
        </Flex>
        <Switch
          checked={draft.is_important}
          onChange={(is_important) => onChange({ is_important })}
          description="목록 맨 위에 보여요."
        >
          중요 공지
        </Switch>
        {base?.notified ? (
          <Text size="sm" tone="muted">{`${formatDateTime(base.notified)}에 회원에게 알렸어요.`}</Text>
        ) : (
          <Checkbox
            checked={draft.notify}
            onChange={(notify) => onChange({ notify })}
            description="공개할 때 모든 회원에게 한 번 보내요."
          >
            회원에게 알림 보내기
          </Checkbox>
        )}
        <Divider />
        {base ? (
          <Text
            size="sm"
            tone="subtle"
          >{`${base.board.user?.name ?? '운영자'} · ${formatDateTime(base.board.updated)} 저장`}</Text>
        ) : null}
        {isWaiting ? (
          <Text size="sm" tone="muted" as="output">
            첨부파일을 올리는 중이에요. 끝나면 저장할 수 있어요.
          </Text>
        ) : null}
        <SaveButtons base={base} isRunning={isRunning} isWaiting={isWaiting} onSave={onSave} onPreview={onPreview} />
      </Stack>
    </Card>
  );
}
