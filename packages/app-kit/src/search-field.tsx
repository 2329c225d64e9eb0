import { useSearchText } from '@danji/shell-sdk';
import { SearchInput } from '@danji/ui';

type SearchFieldProps = {
  /** Names the fields that the search covers. */
  label: string;
  /** The current query, from the URL. */
  value: string | undefined;
  onSearch: (query: string) => void;
  /** `sm` beside other fields in a bar of filters. */
  size?: 'sm' | 'md';
};

/** A search box whose text is a filter in the URL. The filter changes a moment after the last key, or at once on Enter. */
export function SearchField({ label, value = '', onSearch, size = 'md' }: SearchFieldProps) {
  const { text, setText, submit } = useSearchText(value, onSearch);
  return <SearchInput size={size} label={label} maxLength={100} value={text} onChange={setText} onSearch={submit} />;
}
