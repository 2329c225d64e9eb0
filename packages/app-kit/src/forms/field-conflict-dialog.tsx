import { Badge, Box, Button, Flex, Heading, RadioGroup, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { copyFields, listChangedNames, type ToComparable } from './changes.ts';
import { ConflictDialog, type Saved } from './conflict-dialog.tsx';
import type { Conflict, RecordForm } from './record-form.ts';

const SIDES = { theirs: '저장된 값', mine: '내 값' } as const;
type Side = keyof typeof SIDES;

type FieldChoiceProps = {
  label: string;
  texts: Readonly<Record<Side, string>>;
  side: Side;
  isBoth: boolean;
  onChoose: (side: Side) => void;
};

/** Both values of one field, and the choice between them. */
const FieldChoice = ({ label, texts, side, isBoth, onChoose }: FieldChoiceProps) => (
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
        options={(['theirs', 'mine'] as const).map((one) => ({
          value: one,
          label: SIDES[one],
          description: texts[one] || '비어 있음',
        }))}
      />
    </Box>
  </Stack>
);

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

type FieldConflictDialogProps<V extends object, R> = {
  form: Pick<RecordForm<V, R>, 'conflict' | 'keepMine' | 'takeTheirs' | 'closeConflict'>;
  /** Returns the author and the moment of the newer version; called only while there is one. */
  savedOf: (record: R) => Saved;
  labelOf: (name: keyof V & string) => string;
  /** Formats a field for reading. */
  describe: (values: V, name: keyof V & string) => string;
  toComparable?: ToComparable<V>;
};

function Choice<V extends object, R>({
  form,
  conflict,
  savedOf,
  labelOf,
  describe,
  toComparable,
}: FieldConflictDialogProps<V, R> & { conflict: Conflict<V, R> }) {
  const { theirs, mine, start, record } = conflict;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const names = listChangedNames(theirs, mine, toComparable);
  const ownChanges = listChangedNames(start, mine, toComparable);
  const theirChanges = listChangedNames(start, theirs, toComparable);
  // A field that only one person changed keeps that change; where both did, the user's own value is preselected.
  const sideOf = (name: keyof V & string): Side => chosen[name] ?? (ownChanges.includes(name) ? 'mine' : 'theirs');
  const taken = names.filter((name) => sideOf(name) === 'theirs');
  return (
    <ConflictDialog
      size="lg"
      saved={savedOf(record)}
      description="칸마다 어느 쪽을 남길지 골라 주세요. 닫으면 계속 고칠 수 있어요."
      takeLabel="내 변경 버리기"
      onTakeTheirs={form.takeTheirs}
      keepLabel="고른 내용으로 저장"
      onKeepMine={() => void form.keepMine(copyFields(mine, theirs, taken))}
      onClose={form.closeConflict}
    >
      {names.length === 0 ? (
        <Text>저장된 내용과 내 내용이 같아요. 그대로 저장하면 돼요.</Text>
      ) : (
        <ChooseAll onChoose={(side) => setChosen(Object.fromEntries(names.map((name) => [name, side])))} />
      )}
      {names.map((name) => (
        <FieldChoice
          key={name}
          label={labelOf(name)}
          texts={{ theirs: describe(theirs, name), mine: describe(mine, name) }}
          side={sideOf(name)}
          isBoth={ownChanges.includes(name) && theirChanges.includes(name)}
          onChoose={(side) => setChosen((before) => ({ ...before, [name]: side }))}
        />
      ))}
    </ConflictDialog>
  );
}

/** A record has changed while it was edited: shows both versions field by field, and the user chooses between them. */
export const FieldConflictDialog = <V extends object, R>(props: FieldConflictDialogProps<V, R>) =>
  props.form.conflict ? <Choice {...props} conflict={props.form.conflict} /> : null;
