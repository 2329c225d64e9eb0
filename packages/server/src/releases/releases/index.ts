export { findChannel, signMigratedRevisions } from './channel.repository.ts';
export { rollBack } from './channel.service.ts';
export { isDevelopmentTarget } from './override.ts';
export { compressFile, storageKeyOf } from './release-files.ts';
export { isReportProof, makeReportProof } from './report-proof.ts';
export { createPipelineCheck, isPipeline } from './release-token.ts';
export { ShellArchive } from './shell-archive.ts';
export { readShellChoice } from './shell-choice.ts';
export type { ChannelState, ShellManifest } from './tables.ts';
export { findBrowserId, findVisit, ensureBrowserId, type Visit } from './visitor.ts';
export {
  baseOf,
  findAssignedRelease,
  findVisitorRemotes,
  signRegistry,
  type VisitorRemotes,
} from './visitor-remotes.ts';
