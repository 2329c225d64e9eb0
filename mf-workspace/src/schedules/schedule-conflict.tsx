import { useEndpoint } from '@danji/api-client';
import { listScheduleChanges } from '@danji/contracts/apts/schedule.endpoints';
import type { WorkSchedule } from '@danji/contracts/apts/schedule';
import { formatDateTime } from '@danji/contracts/format/date';
import { Badge, Box, Button, Flex, Heading, Modal, RadioGroup, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import {
  type DraftName,
  listDifferent,
  type ScheduleDraft,
  takeFields,
  toComparable,
  toScheduleDraft,
} from './schedule-draft.ts';
import { FIELD_LABELS, formatHeld } from './schedule-text.ts';

type Side = 'theirs' | 'mine';

const MOST_LETTERS = 300;
/** A field of a draft as people read it. */
function describe(draft: ScheduleDraft, name: DraftName): string {
  if (name === 'files') return draft.files.map(({ name: file }) => file).join(', ') || '비어 있음';
  if (name === 'previous') return draft.previous?.title ?? '비어 있음';
  const text = formatHeld(name, draft[name] as string | number | boolean | null);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

type ConflictProps = {
  /** As somebody else has saved it; `undefined` while nobody has. */
  theirs: WorkSchedule | undefined;
  /** What both sides began from. */
  start: ScheduleDraft;
  draft: ScheduleDraft;
  /** Saves what was chosen of both. */
  onSettle: (mixed: ScheduleDraft) => void;
  /** Gives up what is in the form. */
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Two people have changed one schedule: field by field both versions, and the choice between them. */
export function ScheduleConflict({ theirs, start, draft, onSettle, onTakeTheirs, onClose }: ConflictProps) {
  const [chosen, setChosen] = useState<Partial<Record<DraftName, Side>>>({});
  const { data: changes } = useEndpoint(
    listScheduleChanges,
    theirs ? { params: { id: theirs.id }, query: { page: 1, page_size: 1 } } : null,
  );
  if (!theirs) return null;
  const saver = changes?.results[0]?.user?.name;
  const other = toScheduleDraft(theirs);
  const names = listDifferent(other, draft);
  const isMine = (name: DraftName): boolean => toComparable(start, name) !== toComparable(draft, name);
  const isTheirs = (name: DraftName): boolean => toComparable(start, name) !== toComparable(other, name);
  // Whoever alone changed a field meant it; where both did, one's own is offered.
  const sideOf = (name: DraftName): Side => chosen[name] ?? (isMine(name) ? 'mine' : 'theirs');
  const chooseAll = (side: Side): void => setChosen(Object.fromEntries(names.map((name) => [name, side])));
  const settle = (): void =>
    onSettle(
      takeFields(
        draft,
        other,
        names.filter((name) => sideOf(name) === 'theirs'),
      ),
    );
  return (
    <Modal
      open
      onClose={onClose}
      directClose={false}
      size="lg"
      title="다른 사람이 먼저 고쳤어요"
      description={`${saver === undefined ? '다른 멤버가' : `${saver} 님이`} ${formatDateTime(theirs.updated)}에 저장했어요. 칸마다 어느 쪽을 남길지 골라 주세요. 닫으면 계속 고칠 수 있어요.`}
      footer={
        <>
          <Button variant="outline" onClick={onTakeTheirs}>
            내 변경 버리기
          </Button>
          <Button onClick={settle}>고른 내용으로 저장</Button>
        </>
      }
    >
      <Stack gap={5}>
        {names.length === 0 ? (
          <Text>저장된 내용과 내 내용이 같아요. 그대로 저장하면 돼요.</Text>
        ) : (
          <Flex gap={2} flexWrap="wrap">
            <Button size="sm" variant="outline" onClick={() => chooseAll('theirs')}>
              모두 저장된 값
            </Button>
            <Button size="sm" variant="outline" onClick={() => chooseAll('mine')}>
              모두 내 값
            </Button>
          </Flex>
        )}
        {names.map((name) => (
          <Stack key={name} as="section" aria-label={FIELD_LABELS[name] ?? name} gap={2}>
            <Flex alignItems="center" gap={2}>
              <Heading as="h3" size="sm">
                {FIELD_LABELS[name] ?? name}
              </Heading>
              {isMine(name) && isTheirs(name) ? <Badge tone="warning">둘 다 고쳤어요</Badge> : null}
            </Flex>
            <Box overflowWrap="anywhere" whiteSpace="pre-wrap">
              <RadioGroup
                label={`${FIELD_LABELS[name] ?? name} 고르기`}
                boxed
                value={sideOf(name)}
                onChange={(side) => setChosen((known) => ({ ...known, [name]: side as Side }))}
                options={[
                  { value: 'theirs', label: '저장된 값', description: describe(other, name) },
                  { value: 'mine', label: '내 값', description: describe(draft, name) },
                ]}
              />
            </Box>
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
