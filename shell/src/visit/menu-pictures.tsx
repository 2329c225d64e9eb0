import { Box } from '@danji/ui';
import type { ReactNode } from 'react';
import type { Guide } from './in-app-guides.ts';

const BORDER = 'var(--dj-colors-border-control)';
const MUTED = 'var(--dj-colors-bg-muted)';
const BRAND = 'var(--dj-colors-brand-solid)';
const PANEL = 'var(--dj-colors-bg-panel)';

function Phone({ children }: { children: ReactNode }) {
  return (
    <Box css={{ width: 'full', maxWidth: '200px', marginInline: 'auto' }}>
      <svg viewBox="0 0 160 250" width="100%" aria-hidden focusable={false}>
        <rect x="6" y="4" width="148" height="242" rx="20" fill={PANEL} stroke={BORDER} strokeWidth="2.5" />
        <rect x="62" y="12" width="36" height="6" rx="3" fill={BORDER} opacity="0.5" />
        {children}
      </svg>
    </Box>
  );
}

/** The page inside the app, drawn as bars. */
function Screen() {
  return (
    <g fill={MUTED}>
      <rect x="20" y="62" width="120" height="56" rx="8" />
      <rect x="20" y="128" width="96" height="9" rx="4.5" />
      <rect x="20" y="144" width="112" height="9" rx="4.5" />
      <rect x="20" y="160" width="70" height="9" rx="4.5" />
    </g>
  );
}

function MenuSymbol({ x, y, menuSymbol }: { x: number; y: number; menuSymbol: Guide['menuSymbol'] }) {
  if (menuSymbol === 'share')
    return (
      <path
        d={`M${x} ${y + 5}v-13m-5 5 5-5 5 5m-10 4v6h10v-6`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    );
  return (
    <g fill="currentColor">
      {[-6, 0, 6].map((step) => (
        <circle key={step} cx={x + step} cy={y} r="2" />
      ))}
    </g>
  );
}

/** The first step: a ring around the corner with the menu. */
export function CornerPicture({ corner, menuSymbol }: Pick<Guide, 'corner' | 'menuSymbol'>) {
  const y = corner === 'top' ? 40 : 222;
  return (
    <Phone>
      <Screen />
      <rect x="20" y={y - 5} width="84" height="10" rx="5" fill={MUTED} />
      <Box asChild css={{ color: 'fg' }}>
        <g>
          <MenuSymbol x={130} y={y} menuSymbol={menuSymbol} />
        </g>
      </Box>
      <circle cx="130" cy={y} r="15" fill="none" stroke={BRAND} strokeWidth="3" />
    </Phone>
  );
}

/** In units of the picture, and as CSS, because the reset's `font: inherit` overrides the attributes. The longest entry fits its bar. */
const ENTRY = { fontSize: '10px', fontWeight: 'bold' } as const;

/** The second step: the menu with the marked entry. */
export function EntryPicture({ corner, entry }: Pick<Guide, 'corner' | 'entry'>) {
  const top = corner === 'top' ? 56 : 126;
  return (
    <Phone>
      <Screen />
      <rect x="16" y={top} width="128" height="84" rx="12" fill={PANEL} stroke={BORDER} strokeWidth="1.5" />
      <rect x="30" y={top + 13} width="64" height="8" rx="4" fill={MUTED} />
      <rect x="22" y={top + 29} width="116" height="27" rx="8" fill={BRAND} />
      <Box asChild css={ENTRY}>
        <text x="80" y={top + 46} textAnchor="middle" fill="var(--dj-colors-brand-contrast)">
          {entry}
        </text>
      </Box>
      <rect x="30" y={top + 65} width="78" height="8" rx="4" fill={MUTED} />
    </Phone>
  );
}
