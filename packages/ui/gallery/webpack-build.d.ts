declare module '*.css';

interface ImportMeta {
  /** Every file of a folder that fits, found while building. */
  webpackContext: (
    folder: string,
    options: { regExp: RegExp },
  ) => { keys: () => string[]; <Module>(file: string): Module };
}
