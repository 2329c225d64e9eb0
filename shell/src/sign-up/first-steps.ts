import { webPaths } from '@danji/contracts/web-paths';

type FirstStep = {
  /** Says at the top of the sign-up for whom it is. */
  lead: string;
  /** Says at the end what comes next. */
  text: string;
  action: string;
};

/** What a new account does first, by the screen that its sign-up leads to: the choice of the landing page names one. */
const FIRST_STEPS: ReadonlyMap<string, FirstStep> = new Map([
  [
    webPaths.newWorkspace,
    {
      lead: '관리 담당자로 가입해요. 마치면 단지를 등록할 수 있어요.',
      text: '이제 우리 단지를 등록하고 함께 일할 사람을 초대해 보세요.',
      action: '단지 등록하기',
    },
  ],
  [
    webPaths.findWorkspace,
    {
      lead: '입주민으로 가입해요. 마치면 우리 단지를 찾아 참여를 요청할 수 있어요.',
      text: '이제 우리 단지를 찾아 참여를 요청해 보세요.',
      action: '우리 단지 찾기',
    },
  ],
]);

/** Returns the first step at a screen; `undefined` for every other screen. */
export const findFirstStep = (path: string): FirstStep | undefined => FIRST_STEPS.get(path);
