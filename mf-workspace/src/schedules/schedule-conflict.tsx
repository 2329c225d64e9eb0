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
/** Formats a field of a draft for reading. */
function describe(draft: ScheduleDraft, name: DraftName): string {
  if (name === 'files') return draft.files.map(({ name: file }) => file).join(', ') || '비어 있음';
  if (name === 'previous') return draft.previous?.title ?? '비어 있음';
  const text = formatHeld(name, draft[name] as string | number | boolean | null);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

type ConflictProps = {
  /** The version that another person has saved; `undefined` without a conflict. */
  theirs: WorkSchedule | undefined;
  /** The common base of both versions. */
  start: ScheduleDraft;
  draft: ScheduleDraft;
  /** Saves the chosen fields of both versions. */
  onSettle: (mixed: ScheduleDraft) => void;
  /** Discards the values of the form. */
  onTakeTheirs: () => void;
  onClose: () => void;
};

type FieldChoiceProps = {
  name: DraftName;
  mine: ScheduleDraft;
  other: ScheduleDraft;
  side: Side;
  isBoth: boolean;
  onChoose: (side: Side) => void;
};

/** Both values of one field, and the choice between them. */
function FieldChoice({ name, mine, other, side, isBoth, onChoose }: FieldChoiceProps) {
  const label = FIELD_LABELS[name] ?? name;
  return (
    <Stack as="section" aria-label={label} gap={2}>
      <Flex alignItems="center" gap={2}>
        <Heading as="h3" size="sm">
          {label}
        </Heading>
        {isBoth ? <Badge tone="warning">둘 다 고쳤어요</Badge> : null}
      </Flex>
      <Box overflowWrap="anywhere" whiteSpace="pre-wrap">
        <RadioGroup
          label={`${label} 고르기`}
          boxed
          value={side}
          onChange={(next) => onChoose(next as Side)}
          options={[
            { value: 'theirs', label: '저장된 값', description: describe(other, name) },
            { value: 'mine', label: '내 값', description: describe(mine, name) },
          ]}
        />
      </Box>
    </Stack>
  );
}

const ChooseAll = ({ onChoose }: { onChoose: (side: Side) => void }) => (
  <Flex gap={2} flexWrap="wrap">
    <Button size="sm" variant="outline" onClick={() => onChoose('theirs')}>
      모두 저장된 값
    </Button>
    <Button size="sm" variant="outline" onClick={() => onChoose('mine')}>
      모두 내 값
    </Button>
  </Flex>
);

/** Two people have changed one schedule: shows both versions field by field, and the user chooses between them. */
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
  // A field that only one person changed keeps that change; where both did, the user's own value is preselected.
  const sideOf = (name: DraftName): Side => chosen[name] ?? (isMine(name) ? 'mine' : 'theirs');
  const fromTheirs = names.filter((name) => sideOf(name) === 'theirs');
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
          <Button onClick={() => onSettle(takeFields(draft, other, fromTheirs))}>고른 내용으로 저장</Button>
        </>
      }
    >
      <Stack gap={5}>
        {names.length === 0 ? (
          <Text>저장된 내용과 내 내용이 같아요. 그대로 저장하면 돼요.</Text>
        ) : (
          <ChooseAll onChoose={(side) => setChosen(Object.fromEntries(names.map((name) => [name, side])))} />
        )}
        {names.map((name) => (
          <FieldChoice
            key={name}
            name={name}
            mine={draft}
            other={other}
            side={sideOf(name)}
            isBoth={isMine(name) && isTheirs(name)}
            onChoose={(side) => setChosen((known) => ({ ...known, [name]: side }))}
          />
        ))}
      </Stack>
    </Modal>
  );
}
