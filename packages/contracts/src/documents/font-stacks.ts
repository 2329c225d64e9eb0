import type { FontFamily } from './document-limits.ts';

/** The CSS `font-family` of every font id: installed fonts, then the nearest generic family. Single quotes allow it in an attribute. */
export const FONT_STACKS: Record<FontFamily, string> = {
  'malgun-gothic': "'Malgun Gothic','Apple SD Gothic Neo',sans-serif",
  'nanum-gothic': "'Nanum Gothic',NanumGothic,'Malgun Gothic',sans-serif",
  'nanum-myeongjo': "'Nanum Myeongjo',NanumMyeongjo,AppleMyungjo,serif",
  dotum: "Dotum,'Apple SD Gothic Neo',sans-serif",
  gulim: 'Gulim,sans-serif',
  batang: 'Batang,AppleMyungjo,serif',
  gungsuh: 'Gungsuh,GungSeo,serif',
  monospace: "ui-monospace,Consolas,'Nanum Gothic Coding',monospace",
};
