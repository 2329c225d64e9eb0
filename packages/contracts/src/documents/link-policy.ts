import { DOCUMENT_LIMITS } from './document-limits.ts';

const SHAPE = /^(https?:\/\/[^\s\\@/?#<>"`]+([/?#][^\s\\<>"`]*)?|mailto:[^\s\\<>"`]+|tel:[+0-9()-]+)$/;

/** Returns whether a rich document may link there: absolute http(s), mailto or tel, no user or password, at most 2,048 characters. */
export const isAllowedLink = (url: string): boolean =>
  url.length <= DOCUMENT_LIMITS.urlLength && SHAPE.test(url) && URL.canParse(url);
