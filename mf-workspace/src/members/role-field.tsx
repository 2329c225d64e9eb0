import { FormField, type RecordForm } from '@danji/app-kit/forms';
import {
  ASSIGNABLE_ROLES,
  canManageRole,
  SPACE_ROLE_LABELS,
  type SpaceRole,
} from '@danji/contracts/workspace/space-role';
import { RadioGroup } from '@danji/ui';

export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

const DESCRIPTIONS: Readonly<Record<AssignableRole, string>> = {
  manager: '멤버를 초대하고 참여 요청에 답해요.',
  member: '일정·계약과 문서, 요청을 보고 써요.',
  resident: '단지 정보만 봐요. 계약과 연락처는 볼 수 없어요.',
};

/** Returns the roles that a member with `role` can give; our staff, who have none, give all. */
const listAssignable = (role: SpaceRole | null): AssignableRole[] =>
  ASSIGNABLE_ROLES.filter((assigned) => role === null || canManageRole(role, assigned));

type RoleFieldProps = {
  form: RecordForm<{ role: AssignableRole }>;
  /** The own role of the user; `null` for our staff. */
  by: SpaceRole | null;
};

/** Chooses the role of a member. */
export const RoleField = ({ form, by }: RoleFieldProps) => (
  <FormField form={form} name="role" label="역할" group>
    {({ value, onChange }) => (
      <RadioGroup
        value={value}
        onChange={(role) => onChange(role as AssignableRole)}
        options={listAssignable(by).map((role) => ({
          value: role,
          label: SPACE_ROLE_LABELS[role],
          description: DESCRIPTIONS[role],
        }))}
      />
    )}
  </FormField>
);
