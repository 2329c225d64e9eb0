import { join } from 'node:path';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { APPS, presentBuild, type App } from './apps.ts';
import { deriveRelease, deriveShell, type Edit } from './derive-build.ts';
import { forEachHosted, SCREENS, type Hosted } from './hosted.ts';

/** Moments at which a broken release throws. */
export const THROW_KINDS = ['throws at import', 'throws at render', 'throws in an effect'] as const;
type ThrowKind = (typeof THROW_KINDS)[number];
export type ThrowingReleases = Record<Hosted, Record<ThrowKind, string>>;

/** Version of the releases before the present ones. */
const VERSION_BEFORE = '0.0.9';
const RELEASE_COUNT = 10;

/** Edit that runs `code` when the exposed module of a remote is evaluated. */
export const runAtImport = ({ preload }: ReleaseManifest, code: string): Edit => ({
  paths: preload,
  from: `.defineRemote)({`,
  to: `.defineRemote)({...(()=>{${code}})(),`,
});

/** Edit that replaces the heading of an app by an expression, which its component evaluates at render. */
const editHeading = (app: App, paths: readonly string[] | undefined, expression: string): Edit => ({
  paths: paths ?? [],
  from: APPS[app].code,
  to: APPS[app].withHeading(expression),
});

const editScreen = (remote: Hosted, { screens }: ReleaseManifest, expression: string): Edit =>
  editHeading(remote, screens[SCREENS[remote].path], expression);

/** Code that gets the React of the remote: webpack passes its runtime to the callback of a pushed chunk. */
const findReact = (container: string): string =>
  `let r;globalThis.webpackChunk${container}.push([[Math.random()],{},(w)=>{r=w}]);` +
  `const react=r(Object.entries(r.consumesLoadingData.moduleIdToConsumeDataMapping).find(([,{shareKey}])=>shareKey==="react")[0]);`;

const EDITS: Record<ThrowKind, (remote: Hosted, manifest: ReleaseManifest) => Edit> = {
  'throws at import': (_remote, manifest) => runAtImport(manifest, `throw new Error("thrown at import")`),
  'throws at render': (remote, manifest) =>
    editScreen(remote, manifest, `(()=>{throw new Error("thrown at render")})()`),
  'throws in an effect': (remote, manifest) =>
    editScreen(
      remote,
      manifest,
      `(()=>{${findReact(manifest.container)}react.useEffect(()=>{throw new Error("thrown in an effect")},[]);return "${APPS[remote].heading}"})()`,
    ),
};

/** The heading of an app in the release before the present one. */
export const headingBefore = (app: App): string => `지난 ${APPS[app].heading}`;

/** Derives the release before the present one of every app, each with another heading. Resolves to their folders. */
export async function deriveOlderApps(dir: string): Promise<Record<App, string>> {
  const out = (app: App) => join(dir, `${app}-before`);
  await deriveShell({
    dist: presentBuild('shell'),
    out: out('shell'),
    edits: ({ lazy }) => [editHeading('shell', lazy['notifications-page'], JSON.stringify(headingBefore('shell')))],
  });
  const remotes = await forEachHosted(async (remote) => {
    await deriveRelease({
      dist: presentBuild(remote),
      out: out(remote),
      version: VERSION_BEFORE,
      edits: (manifest) => [editScreen(remote, manifest, JSON.stringify(headingBefore(remote)))],
    });
    return out(remote);
  });
  return { shell: out('shell'), ...remotes };
}

/** Derives the throwing releases of each remote. Resolves to their folders. */
export const deriveThrowingReleases = (dir: string): Promise<ThrowingReleases> =>
  forEachHosted(async (remote) => {
    const outs = THROW_KINDS.map((name) => [name, join(dir, `${remote} ${name}`)] as const);
    for (const [name, out] of outs)
      await deriveRelease({
        dist: presentBuild(remote),
        out,
        screen: SCREENS[remote].path,
        edits: (manifest) => [EDITS[name](remote, manifest)],
      });
    return Object.fromEntries(outs) as ThrowingReleases[Hosted];
  });

/** The heading of one of the ten releases of `deriveTenReleases`. */
export const headingOfTen = (index: number): string => `${index + 1}번째 워크스페이스`;

/** Derives ten releases of the workspace, each with a heading of its own. Resolves to their folders. */
export async function deriveTenReleases(dir: string): Promise<string[]> {
  const outs = Array.from({ length: RELEASE_COUNT }, (_, index) => join(dir, `workspace-${index + 1}`));
  for (const [index, out] of outs.entries())
    await deriveRelease({
      dist: presentBuild('workspace'),
      out,
      screen: SCREENS.workspace.path,
      edits: (manifest) => [editScreen('workspace', manifest, JSON.stringify(headingOfTen(index)))],
    });
  return outs;
}
