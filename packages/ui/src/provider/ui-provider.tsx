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
  /** Another cache for the styles, for a page that a server renders. */
  cache?: EmotionCache | undefined;
  children?: ReactNode;
}

/** Provides the tokens, global styles and colour mode of the page. Use exactly one, around everything. */
export function UiProvider({ nonce, colorMode, cache: providedCache, children }: UiProviderProps) {
  const { mode } = useColorMode();
  const activeMode = colorMode ?? mode;
  const [cache] = useState(() => providedCache ?? createStyleCache(nonce));
  useLayoutEffect(() => applyColorMode(activeMode), [activeMode]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
