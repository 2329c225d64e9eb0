import { useSearchText } from '@danji/shell-sdk';
import { SearchInput } from '@danji/ui';

type SearchBoxProps = {
  label: string;
  /** What is asked now (the URL). */ value: string;
  onSearch: (words: string) => void;
};

/** A search box that asks once the person pauses, or at once by Enter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { text, setText, ask } = useSearchText(value, onSearch);
  return <SearchInput label={label} value={text} maxLength={100} onChange={setText} onSearch={ask} />;
}
