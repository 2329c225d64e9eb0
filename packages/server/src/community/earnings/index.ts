/**
 * Points for acts in the community. Calls only record what has happened, in their own transaction; a job pays each minute,
 * and takes back what belongs to a text that was removed, whoever removed it.
 */
export { findOpenDownloadPrice, payDownload } from './downloads.ts';
export {
  recordAcceptance,
  recordComment,
  recordRead,
  recordRecommendation,
  recordText,
  withdrawRecommendation,
} from './record-acts.ts';
export { settleDueActs } from './settle-acts.ts';
