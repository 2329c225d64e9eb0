import { useEndpoint } from '@danji/api-client';
import { listScheduleChanges } from '@danji/contracts/workspace/schedule.endpoints';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { formatDateTime } from '@danji/contracts/format/date';
import { Badge, Box, Button, Flex, Heading, Modal, RadioGroup, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import {
  type DraftName,
  listChangedFields,
  type ScheduleDraft,
  copyFields,
  toComparable,
  toScheduleDraft,
} from './schedule-draft.ts';
import { FIELD_LABELS, formatFieldValue } from './schedule-text.ts';

type Side = 'server' | 'local';

const MAX_CHARACTERS = 300;
/** Formats a field of a draft for reading. */
function describe(draft: ScheduleDraft, name: DraftName): string {
  if (name === 'files') return draft.files.map(({ name: file }) => file).join(', ') || '비어 있음';
  if (name === 'previous') return draft.previous?.title ?? '비어 있음';
  const text = formatFieldValue(name, draft[name] as string | number | boolean | null);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

type ConflictProps = {
  /** The version that another person has saved; `undefined` without a conflict. */
  serverVersion: WorkSchedule | undefined;
  /** The common base of both versions. */
  start: ScheduleDraft;
  draft: ScheduleDraft;
  /** Saves the chosen fields of both versions. */
  onResolve: (merged: ScheduleDraft) => void;
  /** Discards the values of the form. */
  onAcceptServerVersion: () => void;
  onClose: () => void;
};

type FieldChoiceProps = {
  name: DraftName;
  mine: ScheduleDraft;
  serverDraft: ScheduleDraft;
  side: Side;
  isBoth: boolean;
  onChoose: (side: Side) => void;
};

/** Both values of one field, and the choice between them. */
function FieldChoice({ name, mine, serverDraft, side, isBoth, onChoose }: FieldChoiceProps) {
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
            { value: 'server', label: '저장된 값', description: describe(serverDraft, name) },
            { value: 'local', label: '내 값', description: describe(mine, name) },
          ]}
        />
      </Box>
    </Stack>
  );
}

const ChooseAll = ({ onChoose }: { onChoose: (side: Side) => void }) => (
  <Flex gap={2} flexWrap="wrap">
    <Button size="sm" variant="outline" onClick={() => onChoose('server')}>
      모두 저장된 값
    </Button>
    <Button size="sm" variant="outline" onClick={() => onChoose('local')}>
      모두 내 값
    </Button>
  </Flex>
);

/** Two people have changed one schedule: shows both versions field by field, and the user chooses between them. */
export function ScheduleConflict({
  serverVersion,
  start,
  draft,
  onResolve,
  onAcceptServerVersion,
  onClose,
}: ConflictProps) {
  const [chosen, setChosen] = useState<Partial<Record<DraftName, Side>>>({});
  const { data: changes } = useEndpoint(
    listScheduleChanges,
    serverVersion ? { params: { id: serverVersion.id }, query: { page: 1, page_size: 1 } } : null,
  );
  if (!serverVersion) return null;
  const savedBy = changes?.results[0]?.user?.name;
  const serverDraft = toScheduleDraft(serverVersion);
  const names = listChangedFields(serverDraft, draft);
  const isChangedLocally = (name: DraftName): boolean => toComparable(start, name) !== toComparable(draft, name);
  const isChangedOnServer = (name: DraftName): boolean => toComparable(start, name) !== toComparable(serverDraft, name);
  // A field that only one person changed keeps that change; where both did, the user's own value is preselected.
  const sideOf = (name: DraftName): Side => chosen[name] ?? (isChangedLocally(name) ? 'local' : 'server');
  const serverFields = names.filter((name) => sideOf(name) === 'server');
  return (
    <Modal
      open
      onClose={onClose}
      directClose={false}
      size="lg"
      title="다른 사람이 먼저 고쳤어요"
      description={`${savedBy === undefined ? '다른 멤버가' : `${savedBy} 님이`} ${formatDateTime(serverVersion.updated)}에 저장했어요. 칸마다 어느 쪽을 남길지 골라 주세요. 닫으면 계속 고칠 수 있어요.`}
      footer={
        <>
          <Button variant="outline" onClick={onAcceptServerVersion}>
            내 변경 버리기
          </Button>
          <Button onClick={() => onResolve(copyFields(draft, serverDraft, serverFields))}>고른 내용으로 저장</Button>
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
            serverDraft={serverDraft}
            side={sideOf(name)}
            isBoth={isChangedLocally(name) && isChangedOnServer(name)}
            onChoose={(side) => setChosen((before) => ({ ...before, [name]: side }))}
          />
        ))}
      </Stack>
    </Modal>
  );
}
