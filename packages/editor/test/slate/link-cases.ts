import { setLink } from '../../src/core/slate/links.ts';

export const NAVER = 'https://naver.com/';

export const link = (url: string, text?: string) => (editor: Parameters<typeof setLink>[0]) =>
  setLink(editor, { url, ...(text !== undefined && { text }) });
