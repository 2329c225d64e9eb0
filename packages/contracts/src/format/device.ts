const SYSTEMS = [
  [/iPhone|iPad/, 'iPhone·iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;
/** The first that fits: most browsers also name those that they are made of. */
const BROWSERS = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(inapp/i, '네이버 앱'],
  [/Whale/, '웨일'],
  [/SamsungBrowser/, '삼성 인터넷'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** Names the system and the browser of a `user-agent` header: `Windows · 웨일`. */
export const formatDevice = (userAgent: string): string =>
  [nameIn(SYSTEMS, userAgent), nameIn(BROWSERS, userAgent)].filter(Boolean).join(' · ') || '알 수 없는 기기';
