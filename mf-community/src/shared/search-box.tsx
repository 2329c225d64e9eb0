import { useSearchText } from '@danji/shell-sdk';
import { SearchInput } from '@danji/ui';

type SearchBoxProps = {
  label: string;
  /** The current query (from the URL). */ value: string;
  onSearch: (query: string) => void;
};

/** A search box that searches after a pause in typing, or at once on Enter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { text, setText, submit } = useSearchText(value, onSearch);
  return <SearchInput label={label} value={text} maxLength={100} onChange={setText} onSearch={submit} />;
}
