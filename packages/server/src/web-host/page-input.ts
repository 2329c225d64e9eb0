import type { Registry } from '@danji/contracts/releases/release';
import type { ShownRelease } from './shown-releases.ts';
import type { SharePreview } from './share-previews.ts';
import type { PageShell } from './shells.ts';
import type { KnownAnswer, VisitorPage } from './visitor-pages.ts';

/** What the page of one visit is made of. */
export type PageInput = {
  build: PageShell;
  registry: Registry;
  /** Public keys the browser checks newer registries with. */
  registryKeys: string;
  /** With which the browser's reports of the health of releases count. */
  reportProof: string | undefined;
  /** The release whose remote owns the requested address, when the visitor may load it. */
  owner: ShownRelease | undefined;
  /** Releases that fill a slot of the shell's screen. */
  fillers: readonly ShownRelease[];
  /** Whether the address belongs to a screen; pages of others are kept out of search engines. */
  isKnown: boolean;
  /** What the page is about, where it is an article. */
  preview: SharePreview | undefined;
  /** Modules of the shell that are loaded on demand for this visit. */
  modules: readonly string[];
  /** The screen itself, where it is written here. */
  visitorPage: VisitorPage | undefined;
  /** Answers that the app begins with, and whose they are. */
  answers: { user: number | null; known: readonly KnownAnswer[] };
  /** Pictures that the screen shows at once. */
  pictures: readonly string[];
  /** Whether the browser sent the cookie of a session that is alive. */
  isMember: boolean;
  nonce: string;
  /** Origin of the web app, for addresses that other sites read. */
  webOrigin: string;
  /** Whether browsers may keep the offline page. */
  hasWorker: boolean;
};
