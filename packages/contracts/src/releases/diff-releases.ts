import type { NavigationItem } from './contributions.ts';
import type { ReleaseFile, ReleaseManifest } from './release.ts';

type Kind = 'added' | 'removed' | 'changed';

/** A changed file by its name without the content hash; sizes in bytes, `null` where it does not exist. */
export type FileChange = { name: string; kind: Kind; before: number | null; after: number | null };

/** The parts of the contract of a release: its requirements of the shell and the server, and what it offers to the shell. */
const CONTRACT_PARTS = [
  'contract',
  'sdk',
  'symbols',
  'shared',
  'calls',
  'routes',
  'navigation',
  'slots',
  'contributions',
] as const;
export type ContractPart = (typeof CONTRACT_PARTS)[number];
/** `before` and `after` are readable texts (a range, a label); `null` where the part does not exist. */
export type PartChange = { part: ContractPart; name: string; kind: Kind; before: string | null; after: string | null };

export type ReleaseDiff = {
  files: FileChange[];
  /** Number of files that are the same byte for byte. */
  sameFiles: number;
  /** The size of all files, bytes. */
  bytes: { before: number; after: number };
  contract: PartChange[];
};

const KIND_ORDER: readonly Kind[] = ['removed', 'changed', 'added'];

/** Returns the differences of two maps in the order of their keys. */
function diffNamed<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  isSame: (a: T, b: T) => boolean,
): { name: string; kind: Kind; before: T | null; after: T | null }[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((name) => {
    const [previous, next] = [before.get(name) ?? null, after.get(name) ?? null];
    if (previous !== null && next !== null && isSame(previous, next)) return [];
    return [
      {
        name,
        kind: previous === null ? ('added' as const) : next === null ? ('removed' as const) : ('changed' as const),
        before: previous,
        after: next,
      },
    ];
  });
}

/** Converts `1238.52801abc.js` to `1238.js`, because builds name files after their content. */
const withoutHash = (path: string): string => path.replace(/\.[0-9a-f]{8}(?=\.)/, '');

/** Maps files by name. Files with the same name are listed by path, or one would hide the other. */
function toFiles(files: readonly ReleaseFile[]): Map<string, ReleaseFile> {
  const names = files.map(({ path }) => withoutHash(path));
  return new Map(
    files.map((file, index): [string, ReleaseFile] => [
      names.filter((name) => name === names[index]).length > 1 ? file.path : (names[index] ?? file.path),
      file,
    ]),
  );
}

const toSet = (names: readonly string[]): Map<string, string> => new Map(names.map((name) => [name, name]));
const toRecord = (values: Readonly<Record<string, string>>): Map<string, string> => new Map(Object.entries(values));
const AUDIENCES: Readonly<Record<NavigationItem['audience'][number], string>> = {
  everybody: '누구나',
  general: '일반회원',
  brand: '업체회원',
  staff: '운영자',
  admin: '관리자',
};
const describeItem = ({ label, order, audience, tab, icon }: NavigationItem): string =>
  [
    label,
    `${order}번째`,
    audience.map((group) => AUDIENCES[group]).join(', '),
    `아이콘 ${icon}`,
    ...(tab ? ['아래 탭에도'] : []),
  ].join(' · ');

/** Reads a part of a manifest as a map. */
const PARTS: Readonly<Record<ContractPart, (manifest: ReleaseManifest) => Map<string, string>>> = {
  contract: ({ contract }) => new Map([['RemoteModule', contract]]),
  sdk: ({ sdk }) => new Map([['@danji/shell-sdk', sdk.range]]),
  symbols: ({ sdk }) => toSet(sdk.symbols),
  shared: ({ shared }) => toRecord(shared),
  calls: ({ calls }) => toRecord(calls),
  routes: ({ routes }) => toSet(routes),
  navigation: ({ navigation }) => new Map(navigation.map((item) => [item.path, describeItem(item)])),
  slots: ({ slots }) => toSet(slots),
  contributions: ({ contributions = {} }) =>
    new Map(Object.entries(contributions).map(([place, entries]) => [place, JSON.stringify(entries)])),
};

const sumBytes = (files: readonly ReleaseFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

/** Compares two releases of one remote: their files, and their contract with the shell and the server. */
export function diffReleases(before: ReleaseManifest, after: ReleaseManifest): ReleaseDiff {
  const [previous, next] = [toFiles(before.files), toFiles(after.files)];
  const files = diffNamed(previous, next, (a, b) => a.integrity === b.integrity);
  return {
    files: files
      .map(({ name, kind, before, after }) => ({
        name,
        kind,
        before: before?.bytes ?? null,
        after: after?.bytes ?? null,
      }))
      .toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind)),
    sameFiles: next.size - files.filter(({ kind }) => kind !== 'removed').length,
    bytes: { before: sumBytes(before.files), after: sumBytes(after.files) },
    contract: CONTRACT_PARTS.flatMap((part) =>
      diffNamed(PARTS[part](before), PARTS[part](after), (a, b) => a === b).map((change) => ({ part, ...change })),
    ),
  };
}
