declare module '*.css';

interface ImportMeta {
  /** Imports all matching files of a folder, resolved at build time. */
  webpackContext: (
    folder: string,
    options: { regExp: RegExp },
  ) => { keys: () => string[]; <Module>(file: string): Module };
}
