import { Box } from '@danji/ui';

type Building = { x: number; width: number; height: number; floors: number; columns: number; tone: number };

const BUILDINGS: Building[] = [
  { x: 20, width: 74, height: 168, floors: 7, columns: 3, tone: 0.28 },
  { x: 108, width: 88, height: 236, floors: 10, columns: 3, tone: 1 },
  { x: 210, width: 70, height: 196, floors: 8, columns: 2, tone: 0.55 },
  { x: 294, width: 96, height: 272, floors: 12, columns: 4, tone: 0.82 },
  { x: 404, width: 76, height: 148, floors: 6, columns: 3, tone: 0.36 },
];
const GROUND = 320;

/** Selects the lit windows by a fixed pattern that looks random. */
const isLit = (building: number, floor: number, column: number) => (building * 7 + floor * 5 + column * 3) % 4 === 0;

function Windows({ building, index }: { building: Building; index: number }) {
  const { x, width, height, floors, columns } = building;
  const cell = { width: width / (columns + 0.6), height: (height - 26) / floors };
  return Array.from({ length: floors * columns }, (_, at) => {
    const floor = Math.floor(at / columns);
    const column = at % columns;
    return (
      <rect
        key={at}
        rx="2.5"
        data-lit={isLit(index, floor, column)}
        x={x + cell.width * (column + 0.45)}
        y={GROUND - height + 18 + cell.height * floor}
        width={cell.width * 0.7}
        height={cell.height * 0.52}
      />
    );
  });
}

/**
 * A complex in the evening in the brand's colour, as decoration. Distant buildings are paler; each has a wall behind
 * it, so that it differs from a dark background.
 */
export function Skyline() {
  return (
    <Box
      css={{
        color: 'brand.solid',
        '& [data-lit]': { fill: 'bg', opacity: 0.32 },
        '& [data-lit=true]': { opacity: 0.95, _dark: { fill: 'accent.solid' } },
        '& [data-wall]': { fill: 'bg', _dark: { fill: 'brand.border' } },
        width: 'full',
        marginInline: 'auto',
      }}
    >
      <svg viewBox="0 0 500 340" width="100%" aria-hidden focusable={false}>
        <circle cx="420" cy="70" r="34" fill="var(--dj-colors-accent-solid)" />
        <ellipse cx="250" cy={GROUND} rx="248" ry="16" fill="currentColor" opacity="0.1" />
        {BUILDINGS.map((building, index) => (
          <g key={building.x}>
            <rect
              x={building.x}
              y={GROUND - building.height}
              width={building.width}
              height={building.height}
              rx="10"
              data-wall=""
            />
            <rect
              x={building.x}
              y={GROUND - building.height}
              width={building.width}
              height={building.height}
              rx="10"
              fill="currentColor"
              opacity={building.tone}
            />
            <Windows building={building} index={index} />
          </g>
        ))}
      </svg>
    </Box>
  );
}
