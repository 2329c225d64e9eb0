const decodes = (bytes: Buffer, encoding: 'utf-8' | 'euc-kr'): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

/** Allowed are tab, line feed, form feed, carriage return and everything from the space on. */
const isTextByte = (byte: number): boolean => byte >= 0x20 || byte === 9 || byte === 10 || byte === 12 || byte === 13;

/** Whether bytes are text as Korean offices save it: UTF-8, or EUC-KR from older spreadsheets. */
export const isText = (bytes: Buffer): boolean =>
  bytes.every(isTextByte) && (decodes(bytes, 'utf-8') || decodes(bytes, 'euc-kr'));
