import type { InAppName } from './in-app-browser.ts';

/** Describes where the menu of an app has the entry that opens another browser. */
export type Guide = {
  app: string;
  /** The corner of the screen with the menu. */ corner: 'top' | 'bottom';
  menuSymbol: 'dots' | 'share';
  /** The label of the menu entry. */ entry: string;
};

const OTHER: Guide = { app: '이 앱', corner: 'top', menuSymbol: 'dots', entry: '브라우저로 열기' };

const GUIDES: Partial<Record<InAppName, Guide>> = {
  kakaotalk: { app: '카카오톡', corner: 'bottom', menuSymbol: 'dots', entry: '다른 브라우저로 열기' },
  kakaostory: { app: '카카오스토리', corner: 'top', menuSymbol: 'dots', entry: '다른 브라우저로 열기' },
  naver: { app: '네이버', corner: 'bottom', menuSymbol: 'dots', entry: '기본 브라우저로 열기' },
  instagram: { app: '인스타그램', corner: 'top', menuSymbol: 'dots', entry: '외부 브라우저에서 열기' },
  facebook: { app: '페이스북', corner: 'top', menuSymbol: 'dots', entry: '외부 브라우저에서 열기' },
  threads: { app: '스레드', corner: 'top', menuSymbol: 'dots', entry: '외부 브라우저에서 열기' },
  line: { app: '라인', corner: 'bottom', menuSymbol: 'dots', entry: '기본 브라우저로 열기' },
  daum: { app: '다음', corner: 'bottom', menuSymbol: 'dots', entry: '다른 브라우저로 열기' },
  band: { app: '밴드', corner: 'top', menuSymbol: 'dots', entry: '다른 브라우저로 열기' },
  everytime: { app: '에브리타임', corner: 'top', menuSymbol: 'dots', entry: '브라우저로 열기' },
  tiktok: { app: '틱톡', corner: 'top', menuSymbol: 'dots', entry: '브라우저에서 열기' },
  x: { app: 'X', corner: 'bottom', menuSymbol: 'share', entry: '브라우저에서 열기' },
  wechat: { app: '위챗', corner: 'top', menuSymbol: 'dots', entry: '브라우저에서 열기' },
};

/** The guide of an app, or a general one for unknown apps. */
export const toGuide = (name: InAppName | undefined): Guide => (name && GUIDES[name]) ?? OTHER;
