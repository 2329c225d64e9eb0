/**
 * The existing remotes: path of the first screen, a text that only that screen shows to an operator, and the menu
 * label.
 */
export const SCREENS = {
  workspace: { path: '/workspace', text: '모든 단지를 보고 고칠 수 있어요.', menu: '워크스페이스' },
  community: { path: '/support/notices', text: '단지의 새 소식과 점검 일정을 알려 드려요.', menu: '고객지원' },
  admin: { path: '/admin', text: '심사를 기다리는 업체', menu: '운영' },
} as const;

export type Hosted = keyof typeof SCREENS;
export const HOSTED = Object.keys(SCREENS) as readonly Hosted[];
