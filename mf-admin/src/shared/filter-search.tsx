import { useSearchText } from '@danji/shell-sdk';
import { Box, SearchInput } from '@danji/ui';

type FilterSearchProps = {
  value: string | undefined;
  onSearch: (text: string) => void;
  /** Names the fields that the search covers. */ label: string;
};

/** A search box whose text is a filter in the URL. The filter changes a moment after the last key, or at once on Enter. */
export function FilterSearch({ value = '', onSearch, label }: FilterSearchProps) {
  const { text, setText, submit } = useSearchText(value, onSearch);
  return (
    <Box flex="1" minWidth={{ base: 'full', md: '64' }} maxWidth={{ md: '96' }}>
      <SearchInput size="sm" label={label} maxLength={100} value={text} onChange={setText} onSearch={submit} />
    </Box>
  );
}
