import { request, useMutation, type ApiError } from '@danji/api-client';
import { findFactsFaults } from '@danji/contracts/apts/facts-faults';
import type { WorkSpace, WorkSpaceFacts } from '@danji/contracts/apts/work-space';
import { getWorkSpace, updateWorkSpace } from '@danji/contracts/apts/work-space.endpoints';
import { useDraft } from '@danji/shell-sdk';
import { useFaults } from '@danji/ui';
import { useState } from 'react';
import { findBodyFaults, type Faults } from '../shared/body-faults.ts';
import { WORK_SPACE_READS } from '../shared/paths.ts';
import { FACT_LABELS, formatFact, type FactName } from './fact-text.ts';

const NAMES = Object.keys(FACT_LABELS) as FactName[];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Describes the values that another person has saved in fields that are being edited here. */
function toNotes(
  before: WorkSpaceFacts,
  now: WorkSpaceFacts,
  edits: Partial<WorkSpaceFacts>,
): Partial<Record<FactName, string>> {
  const both = NAMES.filter(
    (name) => name in edits && !isSame(before[name], now[name]) && !isSame(edits[name], now[name]),
  );
  return Object.fromEntries(
    both.map((name) => [name, `다른 사람이 저장한 값: ${formatFact(name, now[name]) || '(비어 있음)'}`]),
  );
}

const findEditFaults = (edits: Partial<WorkSpaceFacts>, facts: WorkSpaceFacts): Faults => ({
  ...findBodyFaults(updateWorkSpace, edits),
  ...findFactsFaults(facts),
  ...(facts.title.trim() === '' && { title: '워크스페이스 이름을 입력해 주세요.' }),
});

/** The changed fields of a work space: they are stored in this browser until they are saved. */
function useEdits(base: WorkSpace) {
  const draft = useDraft<{ edits: Partial<WorkSpaceFacts> }>(`workspace.${base.id}.facts`, { edits: {} });
  const [isOffered, setIsOffered] = useState(draft.isRestored);
  return {
    edits: draft.value.edits,
    isOffered,
    merge: (next: Partial<WorkSpaceFacts>) =>
      draft.setValue(({ edits: known }) => ({
        edits: Object.fromEntries(
          Object.entries({ ...known, ...next }).filter(([name, value]) => !isSame(value, base[name as FactName])),
        ),
      })),
    discard: () => {
      draft.setValue({ edits: {} });
      draft.clear();
      setIsOffered(false);
    },
  };
}

/**
 * Edits the details of a work space: only changed fields are sent, together with the version they were based on. When another
 * person has saved in between, the typed values stay, the saved ones are shown beside them, and saving again overwrites.
 */
export function useFactsEditor(loaded: WorkSpace) {
  const [base, setBase] = useState(loaded);
  const { edits, isOffered, merge, discard } = useEdits(base);
  const { faults, form, show, forget } = useFaults<Faults>();
  const [notes, setNotes] = useState<Partial<Record<FactName, string>>>({});
  const [isBehind, setIsBehind] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const update = useMutation(updateWorkSpace, { refreshes: WORK_SPACE_READS });
  const facts: WorkSpaceFacts = { ...base, ...edits };

  const change = (next: Partial<WorkSpaceFacts>) => {
    merge(next);
    forget(Object.keys(next));
  };
  const reset = () => {
    discard();
    setIsBehind(false);
    setNotes({});
    show({});
    setFailure(undefined);
  };
  const catchUp = async () => {
    const now = await request(getWorkSpace, { params: { id: loaded.id } });
    setNotes(toNotes(base, now, edits));
    setBase(now);
    setIsBehind(true);
  };
  /** Returns the saved work space, `undefined` when it was not saved. */
  const save = async (): Promise<WorkSpace | undefined> => {
    setFailure(undefined);
    if (show(findEditFaults(edits, facts))) return undefined;
    const outcome = await update.run({ params: { id: loaded.id }, body: { ...edits, updated: base.updated } });
    if (outcome.ok) {
      reset();
      setBase(outcome.data);
      return outcome.data;
    }
    const isBesideField = show(outcome.error.fields);
    if (outcome.error.code === 'conflict') await catchUp();
    else if (!isBesideField) setFailure(outcome.error);
    return undefined;
  };
  return {
    base,
    facts,
    form,
    faults,
    notes,
    change,
    reset,
    save,
    isDirty: Object.keys(edits).length > 0,
    isRestored: isOffered,
    isBehind,
    isSaving: update.isRunning,
    failure,
  };
}
