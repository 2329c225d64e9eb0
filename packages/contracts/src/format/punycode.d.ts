declare module 'punycode.js' {
  const punycode: {
    /** Decodes the labels of a domain that are punycode. Throws a `RangeError` for one that is malformed. */
    toUnicode(domain: string): string;
  };
  export default punycode;
}
