import { Box, Stack, Text } from '@danji/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

type MiniScreenProps = {
  name: string;
  /** The size of the real screen, in px. */ width: number;
  height: number;
  children: ReactNode;
};

/** Returns the scale at which the screen is drawn. */
function useScale(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.3);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { frame, scale };
}

/** A scaled screen with an outline of the home page and its children over it. Its children say what of them is inert. */
export function MiniScreen({ name, width, height, children }: MiniScreenProps) {
  const { frame, scale } = useScale(width);
  return (
    <Stack gap={1.5}>
      <Text size="sm" tone="subtle">
        {name}
      </Text>
      <Box
        ref={frame}
        position="relative"
        width="full"
        overflow="hidden"
        borderWidth="1px"
        borderColor="border"
        borderRadius="lg"
        bg="bg"
        aspectRatio={`${width} / ${height}`}
      >
        <Box
          position="absolute"
          top={0}
          left={0}
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        >
          <Box height="16" borderBottomWidth="1px" borderColor="border.subtle" />
          <Box bg="brand.subtle" height="80" />
          <Box bg="bg.muted" borderRadius="lg" height="7" width="45%" margin="40px" />
          <Box bg="bg.subtle" borderRadius="lg" height="40" margin="40px" />
          {children}
        </Box>
      </Box>
    </Stack>
  );
}
