import type { Company } from '@danji/contracts/company';
import type { Registry } from '@danji/contracts/releases/release';
import type { PageRelease } from './page-releases.ts';
import type { SharePreview } from './share-previews.ts';
import type { PageShell } from './shells.ts';
import type { PreloadedResponse, ServerRenderedPage } from './server-rendered-pages.ts';

/** The input of the page of one visit. */
export type PageInput = {
  build: PageShell;
  registry: Registry;
  /** The company that runs the service, for the footer. */
  company: Company;
  /** Public keys the browser checks newer registries with. */
  registryKeys: string;
  /** The proof that makes the browser's health reports count. */
  reportProof: string | undefined;
  /** The release whose remote owns the requested address, when the visitor may load it. */
  owner: PageRelease | undefined;
  /** Releases that fill a slot of the shell's screen. */
  fillers: readonly PageRelease[];
  /** Whether the address belongs to a screen; pages of others are kept out of search engines. */
  isKnown: boolean;
  /** The preview of the page, where it is an article. */
  preview: SharePreview | undefined;
  /** Modules of the shell that are loaded on demand for this visit. */
  modules: readonly string[];
  /** The server-rendered screen, where there is one. */
  serverRenderedPage: ServerRenderedPage | undefined;
  /** Responses that the app starts with, and the user they belong to. */
  preloaded: { user: number | null; responses: readonly PreloadedResponse[] };
  /** Pictures that the screen displays at once. */
  pictures: readonly string[];
  /** Whether the browser sent the cookie of a valid session. */
  isMember: boolean;
  nonce: string;
  /** Origin of the web app, for addresses that other sites read. */
  webOrigin: string;
  /** Whether browsers may keep the offline page. */
  hasWorker: boolean;
};
