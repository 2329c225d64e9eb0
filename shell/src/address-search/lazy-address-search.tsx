import type { AddressSearchProps } from '@danji/shell-sdk';
import { Box, Spinner } from '@danji/ui';
import { lazy, Suspense } from 'react';

const Search = lazy(async () => ({ default: (await import('./address-search.tsx')).AddressSearch }));

/** The address search, loaded when its dialog opens. */
export const AddressSearch = (props: AddressSearchProps) => (
  <Suspense
    fallback={
      <Box css={{ display: 'grid', placeItems: 'center', minHeight: '16rem' }}>
        <Spinner label="주소 검색을 여는 중이에요" />
      </Box>
    }
  >
    <Search {...props} />
  </Suspense>
);
