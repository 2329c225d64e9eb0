import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { PriceBenchmarkNote } from '../shared/price-benchmark-note.tsx';

/** Shows the awarded amounts of similar notices beside the offers, to writers of notices of the space. */
export const OffersBenchmark = ({ notice }: { notice: SuggestItem }) =>
  notice.may_copy && notice.category !== null ? (
    <PriceBenchmarkNote
      spaceId={notice.space_id}
      category={notice.category}
      sigungu={notice.sigungu?.id ?? null}
      units={notice.number_of_units}
      except={notice.nano_id}
    />
  ) : null;
