import { useLayoutEffect, useState, type ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { system } from '../theme/system.ts';
import { applyColorMode, useColorMode, type ColorMode } from './color-mode.ts';
import { createStyleCache } from './style-cache.ts';

export interface UiProviderProps {
  /** The page's CSP nonce: every style element made here carries it. */
  nonce?: string | undefined;
  /** Fixes light or dark (gallery, pictures); by default the user's preference and then the system decides. */
  colorMode?: ColorMode | undefined;
  /** Where styles are kept instead, for a page that a server writes. */
  cache?: EmotionCache | undefined;
  children?: ReactNode;
}

/** Gives the page its tokens, global styles and colour mode. Exactly one, around everything. */
export function UiProvider({ nonce, colorMode, cache: given, children }: UiProviderProps) {
  const { mode } = useColorMode();
  const shown = colorMode ?? mode;
  const [cache] = useState(() => given ?? createStyleCache(nonce));
  useLayoutEffect(() => applyColorMode(shown), [shown]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
