import { request, useMutation, type ApiError } from '@danji/api-client';
import { validateApartmentDetails } from '@danji/contracts/apartments/apartment-details.validation';
import type { WorkSpace, WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { getWorkSpace, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { useDraft } from '@danji/shell-sdk';
import { useFieldErrors } from '@danji/ui';
import { useState } from 'react';
import { validateBody, type FieldErrors } from '../shared/body.validation.ts';
import { DETAIL_LABELS, formatDetail, type DetailName } from './details-text.ts';

const NAMES = Object.keys(DETAIL_LABELS) as DetailName[];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Describes the values that another person has saved in fields that are being edited here. */
function toNotes(
  before: WorkSpaceDetails,
  now: WorkSpaceDetails,
  edits: Partial<WorkSpaceDetails>,
): Partial<Record<DetailName, string>> {
  const both = NAMES.filter(
    (name) => name in edits && !isSame(before[name], now[name]) && !isSame(edits[name], now[name]),
  );
  return Object.fromEntries(
    both.map((name) => [name, `다른 사람이 저장한 값: ${formatDetail(name, now[name]) || '(비어 있음)'}`]),
  );
}

const validateEdits = (edits: Partial<WorkSpaceDetails>, details: WorkSpaceDetails): FieldErrors => ({
  ...validateBody(updateWorkSpace, edits),
  ...validateApartmentDetails(details),
  ...(details.title.trim() === '' && { title: '워크스페이스 이름을 입력해 주세요.' }),
});

/** The changed fields of a work space: they are stored in this browser until they are saved. */
function useEdits(base: WorkSpace) {
  const draft = useDraft<{ edits: Partial<WorkSpaceDetails> }>(`workspace.${base.id}.facts`, { edits: {} });
  const [isRestoreOffered, setIsRestoreOffered] = useState(draft.isRestored);
  return {
    edits: draft.value.edits,
    isRestoreOffered,
    merge: (next: Partial<WorkSpaceDetails>) =>
      draft.setValue(({ edits: before }) => ({
        edits: Object.fromEntries(
          Object.entries({ ...before, ...next }).filter(([name, value]) => !isSame(value, base[name as DetailName])),
        ),
      })),
    discard: () => {
      draft.setValue({ edits: {} });
      draft.clear();
      setIsRestoreOffered(false);
    },
  };
}

/**
 * Edits the details of a work space: only changed fields are sent, together with the version they were based on. When another
 * person has saved in between, the typed values stay, the saved ones are shown beside them, and saving again overwrites.
 */
export function useDetailsEditor(loaded: WorkSpace) {
  const [base, setBase] = useState(loaded);
  const { edits, isRestoreOffered, merge, discard } = useEdits(base);
  const { fieldErrors, form, show, forget } = useFieldErrors<FieldErrors>();
  const [notes, setNotes] = useState<Partial<Record<DetailName, string>>>({});
  const [hasConflict, setHasConflict] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const update = useMutation(updateWorkSpace);
  const details: WorkSpaceDetails = { ...base, ...edits };

  const change = (next: Partial<WorkSpaceDetails>) => {
    merge(next);
    forget(Object.keys(next));
  };
  const reset = () => {
    discard();
    setHasConflict(false);
    setNotes({});
    show({});
    setFailure(undefined);
  };
  const loadServerVersion = async () => {
    const now = await request(getWorkSpace, { params: { id: loaded.id } });
    setNotes(toNotes(base, now, edits));
    setBase(now);
    setHasConflict(true);
  };
  /** Returns the saved work space, `undefined` when it was not saved. */
  const save = async (): Promise<WorkSpace | undefined> => {
    setFailure(undefined);
    if (show(validateEdits(edits, details))) return undefined;
    const outcome = await update.trigger({ params: { id: loaded.id }, body: { ...edits, updated: base.updated } });
    if (outcome.ok) {
      reset();
      setBase(outcome.data);
      return outcome.data;
    }
    const hasFieldErrors = show(outcome.error.fields);
    if (outcome.error.code === 'conflict') await loadServerVersion();
    else if (!hasFieldErrors) setFailure(outcome.error);
    return undefined;
  };
  return {
    base,
    details,
    form,
    fieldErrors,
    notes,
    change,
    reset,
    save,
    isDirty: Object.keys(edits).length > 0,
    isRestored: isRestoreOffered,
    hasConflict,
    isSaving: update.isRunning,
    failure,
  };
}
