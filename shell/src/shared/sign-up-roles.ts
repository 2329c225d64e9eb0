import { webPaths } from '@danji/contracts/web-paths';

/** The parameter of the sign-up of general users that says as whom they come: the choice of the landing page. */
const PARAMETER = 'as';

type RoleTexts = {
  /** Says at the top of the sign-up for whom it is. */
  lead: string;
  /** Says at the end what comes next. */
  next: string;
};

const ROLES: ReadonlyMap<string, RoleTexts> = new Map([
  [
    'manager',
    {
      lead: '관리 담당자로 가입해요. 마치면 단지를 등록할 수 있어요.',
      next: '이제 우리 단지를 등록하고 함께 일할 사람을 초대해 보세요.',
    },
  ],
  [
    'resident',
    {
      lead: '입주민으로 가입해요. 마치면 우리 단지를 찾아 참여를 요청할 수 있어요.',
      next: '이제 우리 단지를 찾아 참여를 요청해 보세요.',
    },
  ],
]);

/** The sign-up of a general user who comes as this. */
export const toSignUpAs = (role: 'manager' | 'resident'): string =>
  `${webPaths.signUp('user')}?${new URLSearchParams({ [PARAMETER]: role })}`;

/** The texts for whoever the address says; `undefined` when it says nothing. */
export const findRoleTexts = (search: URLSearchParams): RoleTexts | undefined => ROLES.get(search.get(PARAMETER) ?? '');
