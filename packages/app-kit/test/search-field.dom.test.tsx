import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@danji/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchField } from '../src/search-field.tsx';

test('searches at once on Enter, and shows a query that changed elsewhere', () => {
  const onSearch = jest.fn();
  function Screen() {
    const [query, setQuery] = useState<string>();
    return (
      <UiProvider>
        <SearchField label="제목 검색" value={query} onSearch={onSearch} />
        <button onClick={() => setQuery('소방')}>뒤로</button>
      </UiProvider>
    );
  }
  render(<Screen />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: '제목 검색' });
  fireEvent.change(field, { target: { value: ' 승강기 ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch).toHaveBeenCalledWith('승강기');
  fireEvent.click(screen.getByText('뒤로'));
  expect(field.value).toBe('소방');
});
