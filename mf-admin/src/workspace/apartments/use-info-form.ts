import { request, useMutation, type ApiError } from '@danji/api-client';
import {
  APARTMENT_INFO_FIELDS,
  type ApartmentInfo,
  type ApartmentInfoFields,
  type ApartmentInfoField,
} from '@danji/contracts/workspace/apartment-info';
import {
  createApartmentInfo,
  getApartmentInfo,
  updateApartmentInfo,
} from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { validateApartmentDetails } from '@danji/contracts/apartments/apartment-details.validation';
import { BuildingType } from '@danji/contracts/codes/apartment-codes';
import { useDraft } from '@danji/shell-sdk';
import { useFieldErrors } from '@danji/ui';
import { useState } from 'react';
import { formatInfo } from './info-text.ts';

const BLANK: ApartmentInfoFields = {
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

type InfoEdits = Partial<ApartmentInfoFields>;
type InfoErrors = Readonly<Record<string, string>>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Notes the value that another operator has saved in each field that is being changed here. */
function toConflictNotes(
  before: ApartmentInfoFields,
  now: ApartmentInfoFields,
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
const validateInfo = (base: ApartmentInfo | undefined, edits: InfoEdits, values: ApartmentInfoFields): InfoErrors => ({
  ...Object.fromEntries(
    ((base ? updateApartmentInfo : createApartmentInfo).checks?.body(toBody(base, edits, values.name)) ?? []).map(
      ({ path, message }) => [path, message],
    ),
  ),
  ...validateApartmentDetails(values),
  ...(values.name.trim() === '' && { name: '단지 이름을 입력해 주세요.' }),
});

/** The edits without those that are equal to the stored value. */
const withoutUnchanged = (edits: InfoEdits, stored: ApartmentInfoFields): InfoEdits =>
  Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => !isSame(value, stored[field as ApartmentInfoField])),
  );

/** Sends a new complex or the changes of a stored one. */
function useSend(base: ApartmentInfo | undefined) {
  const creation = useMutation(createApartmentInfo);
  const update = useMutation(updateApartmentInfo);
  const send = (edits: InfoEdits, name: string, released: readonly ApartmentInfoField[]) =>
    base
      ? update.trigger({
          params: { id: base.id },
          body: { ...edits, ...(released.length > 0 && { released_fields: [...released] }), updated: base.updated },
        })
      : creation.trigger({ body: { ...edits, name } });
  return { send, isSaving: update.isRunning || creation.isRunning };
}

/**
 * The form of a new or a stored complex. It sends only the changed fields, with the version they were made from. When another
 * operator saved in between, the edits stay, the server's values are shown beside them, and saving again overwrites those.
 */
export function useInfoForm(loaded: ApartmentInfo | undefined) {
  const [base, setBase] = useState(loaded);
  const draft = useDraft<{ edits: InfoEdits }>(`admin.apartment.${loaded?.id ?? 'new'}`, { edits: {} });
  const { fieldErrors, form: holdFields, show, forget } = useFieldErrors<InfoErrors>();
  const [notes, setNotes] = useState<Partial<Record<ApartmentInfoField, string>>>({});
  const [hasConflict, setHasConflict] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const { send, isSaving } = useSend(base);
  const { edits } = draft.value;
  const storedValues: ApartmentInfoFields = base ?? BLANK;
  const values: ApartmentInfoFields = { ...storedValues, ...edits };

  const change = (next: InfoEdits) => {
    draft.setValue(({ edits: before }) => ({ edits: withoutUnchanged({ ...before, ...next }, storedValues) }));
    forget(Object.keys(next));
  };
  const startFrom = (next: ApartmentInfo | undefined) => {
    draft.startFrom({ edits: {} });
    setBase(next);
    setHasConflict(false);
    setNotes({});
    show({});
    setFailure(undefined);
  };
  const loadServerVersion = async (id: number) => {
    const now = await request(getApartmentInfo, { params: { id } });
    setNotes(toConflictNotes(storedValues, now, edits));
    setBase(now);
    setHasConflict(true);
  };
  /** Returns the saved complex, or `undefined` when it was not saved. The next import may overwrite the `released` fields again. */
  const save = async (released: readonly ApartmentInfoField[] = []): Promise<ApartmentInfo | undefined> => {
    setFailure(undefined);
    if (show(validateInfo(base, edits, values))) return undefined;
    const outcome = await send(edits, values.name, released);
    if (outcome.ok) {
      startFrom(base ? outcome.data : undefined);
      return outcome.data;
    }
    const isFieldError = show(outcome.error.fields);
    if (outcome.error.code === 'conflict' && base) await loadServerVersion(base.id);
    else if (!isFieldError) setFailure(outcome.error);
    return undefined;
  };
  return {
    base,
    values,
    holdFields,
    fieldErrors,
    notes,
    change,
    reset: () => startFrom(base),
    startFrom,
    save,
    isDirty: Object.keys(edits).length > 0,
    isRestored: draft.isRestored,
    hasConflict,
    isSaving,
    failure,
  };
}

export type InfoForm = ReturnType<typeof useInfoForm>;
