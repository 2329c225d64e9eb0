import { EditState } from '@danji/contracts/codes/edit-state';
import type { Contributions } from '@danji/contracts/releases/contributions';
import { webPaths } from '@danji/contracts/web-paths';

const audience = ['staff' as const];

/** The additions of this remote to the screens of the shell. */
export const contributions: Contributions = {
  quickActions: [
    {
      label: '업체 심사',
      path: `${webPaths.adminUsers('brand')}?brand_status=${EditState.PENDING}&ordering=created`,
      icon: 'shield-check',
      hint: '승인을 기다리는 업체',
      order: 10,
      audience,
    },
    { label: '일반회원', path: webPaths.adminUsers('general'), icon: 'users', order: 11, audience },
    { label: '메인 팝업', path: webPaths.adminPopups, icon: 'message-square', order: 12, audience },
    { label: '처리 기록', path: webPaths.adminStaffLog, icon: 'history', order: 13, audience },
  ],
  searchTexts: [{ words: ['회원'], text: '회원의 이름·이메일·휴대폰 번호로 찾을 수 있어요.', order: 10, audience }],
};
