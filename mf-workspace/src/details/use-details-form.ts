import { request } from '@danji/api-client';
import { pickChanged, useRecordForm, type FieldErrors, type RecordForm } from '@danji/app-kit/forms';
import { validateApartmentDetails } from '@danji/contracts/apartments/apartment-details.validation';
import type { WorkSpace, WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { getWorkSpace, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { DETAIL_LABELS, type DetailName } from '@danji/contracts/workspace/work-space-details-text';

const toDetails = (space: WorkSpace): WorkSpaceDetails =>
  Object.fromEntries(Object.keys(DETAIL_LABELS).map((name) => [name, space[name as DetailName]])) as WorkSpaceDetails;

export const validateDetails = (details: WorkSpaceDetails): FieldErrors<WorkSpaceDetails> => ({
  ...validateApartmentDetails(details),
  ...(details.title.trim() === '' && { title: '워크스페이스 이름을 입력해 주세요.' }),
});

/** Edits the details of a work space; only changed fields are sent. */
export function useDetailsForm(space: WorkSpace): RecordForm<WorkSpaceDetails, WorkSpace> {
  const [navigate, toast] = [useNavigate(), useToast()];
  return useRecordForm({
    call: updateWorkSpace,
    initial: toDetails(space),
    toInput: (details, { base = space, start }) => ({
      params: { id: base.id },
      body: { ...pickChanged(details, start), updated: base.updated },
    }),
    validate: validateDetails,
    draftKey: `workspace.${space.id}.facts`,
    versions: {
      record: space,
      read: ({ id }: WorkSpace) => request(getWorkSpace, { params: { id } }),
      toValues: toDetails,
    },
    onSaved: () => {
      toast({ title: '단지 정보를 저장했어요', tone: 'success' });
      return navigate(webPaths.workspace(space.id));
    },
  });
}
