import { ViewersAlert } from '@danji/app-kit/forms';
import {
  announceSuggestItemViewer,
  listSuggestItemViewers,
  removeSuggestItemViewer,
} from '@danji/contracts/bids/suggest-item-viewer.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';

const CALLS = { list: listSuggestItemViewers, announce: announceSuggestItemViewer, remove: removeSuggestItemViewer };

/** Shows which other members of the office have the form of the notice open. */
export const NoticeViewersAlert = ({ notice: { id } }: { notice: SuggestItem }) => (
  <ViewersAlert calls={CALLS} recordId={id} name="공고" />
);
