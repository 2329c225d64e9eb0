/** The first screen of a remote, a text that only that screen shows to an operator, and the name under which it is found. */
type FirstScreen = { path: string; text: string; menu: string; isSearched?: true };

/** The existing remotes. Operators have no menu entry of points: they find its screen by the search of the shell. */
export const SCREENS = {
  workspace: { path: '/workspace', text: '모든 단지를 보고 고칠 수 있어요.', menu: '워크스페이스' },
  community: { path: '/support/notices', text: '단지의 새 소식과 점검 일정을 알려 드려요.', menu: '고객지원' },
  admin: { path: '/admin', text: '심사를 기다리는 업체', menu: '운영' },
  points: {
    path: '/points/guide',
    text: '모으는 방법과 쓰는 방법, 지켜야 할 약속',
    menu: '포인트 안내',
    isSearched: true,
  },
} as const satisfies Record<string, FirstScreen>;

export type Hosted = keyof typeof SCREENS;
export const HOSTED = Object.keys(SCREENS) as readonly Hosted[];

/** Gives each remote its own value. */
export const forEachHosted = async <T>(toValue: (remote: Hosted) => Promise<T>): Promise<Record<Hosted, T>> => {
  const entries: [Hosted, T][] = [];
  for (const remote of HOSTED) entries.push([remote, await toValue(remote)]);
  return Object.fromEntries(entries) as Record<Hosted, T>;
};
