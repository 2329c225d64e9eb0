import { pick } from '@danji/contracts/pick';
import { request } from '@danji/api-client';
import { pickChanged, useRecordForm, type FieldErrors, type RecordForm } from '@danji/app-kit/forms';
import { NO_APARTMENT_DETAILS } from '@danji/contracts/apartments/apartment-details-text';
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
import { useToast } from '@danji/shell-sdk';

const BLANK: ApartmentInfoFields = {
  building_type: BuildingType.APARTMENT,
  code: '',
  name: '',
  tel: '',
  fax: '',
  type_name: '',
  address: '',
  ...NO_APARTMENT_DETAILS,
  installer: '',
  electric_power_capacity: null,
  elv_manage_type: '',
  elv_count: null,
  cctv_count: null,
};

const toFields = (info: ApartmentInfo): ApartmentInfoFields => pick(info, APARTMENT_INFO_FIELDS);

/** The fields that the next import may overwrite again. */
type Released = readonly ApartmentInfoField[];
export type InfoForm = RecordForm<ApartmentInfoFields, ApartmentInfo, Released>;

type Call = typeof createApartmentInfo | typeof updateApartmentInfo;

const validateInfo = (values: ApartmentInfoFields): FieldErrors<ApartmentInfoFields> => ({
  ...validateApartmentDetails(values),
  ...(values.name.trim() === '' && { name: '단지 이름을 입력해 주세요.' }),
});

/** The form of a new or a stored complex; only changed fields are sent. */
export function useInfoForm(loaded: ApartmentInfo | undefined, onCreated: ((info: ApartmentInfo) => void) | undefined) {
  const toast = useToast();
  const form: InfoForm = useRecordForm<ApartmentInfoFields, Call, ApartmentInfo, Released>({
    call: loaded ? updateApartmentInfo : createApartmentInfo,
    initial: loaded ? toFields(loaded) : BLANK,
    toInput: (values, { base, start, action: released = [] }) => {
      const edits = pickChanged(values, start);
      if (!base) return { body: { ...edits, name: values.name } };
      return {
        params: { id: base.id },
        body: { ...edits, ...(released.length > 0 && { released_fields: [...released] }), updated: base.updated },
      };
    },
    validate: validateInfo,
    draftKey: `admin.apartment.${loaded?.id ?? 'new'}`,
    versions: {
      record: loaded,
      read: ({ id }) => request(getApartmentInfo, { params: { id } }),
      toValues: toFields,
    },
    onSaved: (saved, _, { base, action }) => {
      toast({
        title: action ? '다음에 가져올 때 K-apt 값을 써요' : `'${saved.name}' 단지를 저장했어요`,
        tone: 'success',
      });
      if (base) form.startFrom(toFields(saved), saved);
      else onCreated?.(saved);
    },
  });
  return { form, startFromInfo: (info: ApartmentInfo) => form.startFrom(toFields(info), info) };
}
