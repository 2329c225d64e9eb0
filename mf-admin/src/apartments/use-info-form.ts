import { request, useMutation, type ApiError } from '@danji/api-client';
import {
  APARTMENT_INFO_FIELDS,
  type ApartmentInfo,
  type ApartmentInfoFacts,
  type ApartmentInfoField,
} from '@danji/contracts/apts/apartment-info';
import {
  createApartmentInfo,
  getApartmentInfo,
  updateApartmentInfo,
} from '@danji/contracts/apts/apartment-info-staff.endpoints';
import { findFactsFaults } from '@danji/contracts/apts/facts-faults';
import { BuildingType } from '@danji/contracts/codes/apartment-codes';
import { useDraft } from '@danji/shell-sdk';
import { useFaults } from '@danji/ui';
import { useState } from 'react';
import { INFO_READS } from './info-reads.ts';
import { formatInfo } from './info-text.ts';

const BLANK: ApartmentInfoFacts = {
  building_type: BuildingType.APARTMENT,
  code: '',
  name: '',
  tel: '',
  fax: '',
  type_name: '',
  address: '',
  sale_type: null,
  complex_type: null,
  approval_date: null,
  number_of_buildings: null,
  number_of_units: null,
  heating_type: null,
  corridor_type: null,
  total_parking_spaces: null,
  above_ground_parking_spaces: null,
  underground_parking_spaces: null,
  amenities: [],
  installer: '',
  electric_power_capacity: null,
  elv_manage_type: '',
  elv_count: null,
  cctv_count: null,
};

type InfoEdits = Partial<ApartmentInfoFacts>;
type Faults = Readonly<Record<string, string>>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Notes the value that another operator has saved in each field that is being changed here. */
function toNotes(
  before: ApartmentInfoFacts,
  now: ApartmentInfoFacts,
  edits: InfoEdits,
): Partial<Record<ApartmentInfoField, string>> {
  const both = APARTMENT_INFO_FIELDS.filter(
    (field) => field in edits && !isSame(before[field], now[field]) && !isSame(edits[field], now[field]),
  );
  return Object.fromEntries(both.map((field) => [field, `다른 운영자가 저장한 값: ${formatInfo(field, now[field])}`]));
}

/** The complex as the call sends it: only the edits, and the state that they were made from. */
const toBody = (base: ApartmentInfo | undefined, edits: InfoEdits, name: string) =>
  base ? { ...edits, updated: base.updated } : { ...edits, name };

/** Checks the body against the contract, and the values of the complex against each other. */
const findFaults = (base: ApartmentInfo | undefined, edits: InfoEdits, facts: ApartmentInfoFacts): Faults => ({
  ...Object.fromEntries(
    ((base ? updateApartmentInfo : createApartmentInfo).checks?.body(toBody(base, edits, facts.name)) ?? []).map(
      ({ path, message }) => [path, message],
    ),
  ),
  ...findFactsFaults(facts),
  ...(facts.name.trim() === '' && { name: '단지 이름을 입력해 주세요.' }),
});

/** The edits without those that are equal to the stored value. */
const withoutUnchanged = (edits: InfoEdits, stored: ApartmentInfoFacts): InfoEdits =>
  Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => !isSame(value, stored[field as ApartmentInfoField])),
  );

/** Sends a new complex or the changes of a stored one. */
function useSend(base: ApartmentInfo | undefined) {
  const creation = useMutation(createApartmentInfo, { refreshes: INFO_READS });
  const update = useMutation(updateApartmentInfo, { refreshes: INFO_READS });
  const send = (edits: InfoEdits, name: string, released: readonly ApartmentInfoField[]) =>
    base
      ? update.run({
          params: { id: base.id },
          body: { ...edits, ...(released.length > 0 && { released_fields: [...released] }), updated: base.updated },
        })
      : creation.run({ body: { ...edits, name } });
  return { send, isSaving: update.isRunning || creation.isRunning };
}

/**
 * The form of a new or a stored complex. It sends only the changed fields, with the version they were made from. When another
 * operator saved in between, the edits stay, the server's values are shown beside them, and saving again overwrites those.
 */
export function useInfoForm(loaded: ApartmentInfo | undefined) {
  const [base, setBase] = useState(loaded);
  const draft = useDraft<{ edits: InfoEdits }>(`admin.apartment.${loaded?.id ?? 'new'}`, { edits: {} });
  const { faults, form: holdFields, show, forget } = useFaults<Faults>();
  const [notes, setNotes] = useState<Partial<Record<ApartmentInfoField, string>>>({});
  const [isBehind, setIsBehind] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const { send, isSaving } = useSend(base);
  const { edits } = draft.value;
  const known: ApartmentInfoFacts = base ?? BLANK;
  const facts: ApartmentInfoFacts = { ...known, ...edits };

  const change = (next: InfoEdits) => {
    draft.setValue(({ edits: before }) => ({ edits: withoutUnchanged({ ...before, ...next }, known) }));
    forget(Object.keys(next));
  };
  const startFrom = (next: ApartmentInfo | undefined) => {
    draft.startFrom({ edits: {} });
    setBase(next);
    setIsBehind(false);
    setNotes({});
    show({});
    setFailure(undefined);
  };
  const catchUp = async (id: number) => {
    const now = await request(getApartmentInfo, { params: { id } });
    setNotes(toNotes(known, now, edits));
    setBase(now);
    setIsBehind(true);
  };
  /** Returns the saved complex, or `undefined` when it was not saved. The next import may overwrite the `released` fields again. */
  const save = async (released: readonly ApartmentInfoField[] = []): Promise<ApartmentInfo | undefined> => {
    setFailure(undefined);
    if (show(findFaults(base, edits, facts))) return undefined;
    const outcome = await send(edits, facts.name, released);
    if (outcome.ok) {
      startFrom(base ? outcome.data : undefined);
      return outcome.data;
    }
    const isBesideField = show(outcome.error.fields);
    if (outcome.error.code === 'conflict' && base) await catchUp(base.id);
    else if (!isBesideField) setFailure(outcome.error);
    return undefined;
  };
  return {
    base,
    facts,
    holdFields,
    faults,
    notes,
    change,
    reset: () => startFrom(base),
    startFrom,
    save,
    isDirty: Object.keys(edits).length > 0,
    isRestored: draft.isRestored,
    isBehind,
    isSaving,
    failure,
  };
}

export type InfoForm = ReturnType<typeof useInfoForm>;
