import type { FontFamily } from './document-limits.ts';

/** CSS `font-family` of every font id: fonts people have, then the nearest kind. Quotes are single, so that it fits an attribute. */
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
