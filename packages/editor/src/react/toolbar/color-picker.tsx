import { Box, Button, HStack, Stack, Text, TextInput } from '@danji/ui';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { PALETTE } from './palette.ts';
import { readRecentColors, rememberColor, toHexColor, type ColorMark } from './recent-colors.ts';
import { ToolIcon } from './tool-icon.tsx';
import { TOOL_ICONS } from './tool-icons.ts';

const COLUMNS = 6;
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS };

function moveBetweenSwatches(event: KeyboardEvent<HTMLElement>): void {
  const swatches = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-swatch]')];
  const at = swatches.findIndex((swatch) => swatch === document.activeElement);
  const step = STEPS[event.key];
  if (step === undefined || at === -1) return;
  event.preventDefault();
  swatches[Math.min(swatches.length - 1, Math.max(0, at + step))]?.focus();
}

type SwatchProps = {
  color: string;
  name: string;
  isChosen: boolean;
  isFirst: boolean;
  onChoose: (color: string) => void;
};

/** A tick that can be seen on any colour: its own line, and one in the opposite shade around it. */
function Swatch({ color, name, isChosen, isFirst, onChoose }: SwatchProps) {
  return (
    <Box
      as="button"
      {...{ type: 'button' }}
      data-swatch=""
      {...(isFirst && { 'data-autofocus': '' })}
      tabIndex={isFirst ? 0 : -1}
      aria-label={`${name} ${color}`}
      aria-pressed={isChosen}
      title={name}
      onClick={() => onChoose(color)}
      style={{ backgroundColor: color }}
      css={{
        display: 'grid',
        placeItems: 'center',
        width: 'full',
        height: 9,
        borderRadius: 'md',
        borderWidth: '1px',
        borderColor: 'border',
        '@media (pointer: coarse)': { height: 11 },
      }}
    >
      {isChosen ? (
        <Box as="span" css={{ display: 'flex', borderRadius: 'full', bg: 'bg.panel', color: 'fg' }}>
          <ToolIcon path={TOOL_ICONS.check} size={16} />
        </Box>
      ) : null}
    </Box>
  );
}

type Choice = readonly [color: string, name: string];
type SwatchesProps = {
  title: string;
  colors: readonly Choice[];
  value: string | undefined;
  first: string | undefined;
  onChoose: (color: string) => void;
};

function Swatches({ title, colors, value, first, onChoose }: SwatchesProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Text as="h3" id={id} size="xs" tone="subtle" css={{ marginBottom: 1.5, fontWeight: 'semibold' }}>
        {title}
      </Text>
      <Box css={{ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 1fr)`, gap: 1.5 }}>
        {colors.map(([color, name]) => (
          <Swatch
            key={color}
            color={color}
            name={name}
            isChosen={color === value}
            isFirst={color === first}
            onChoose={onChoose}
          />
        ))}
      </Box>
    </Box>
  );
}

/** The input for a custom colour, typed as `#rrggbb`. */
function OwnColor({ onChoose }: { onChoose: (color: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const color = toHexColor(typed);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (color) onChoose(color);
    else setIsWrong(true);
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap={1.5}>
        <HStack gap={2}>
          <Box
            aria-hidden
            style={{ backgroundColor: color }}
            css={{ flexShrink: 0, boxSize: 10, borderRadius: 'md', borderWidth: '1px', borderColor: 'border' }}
          />
          <TextInput
            size="sm"
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setIsWrong(false);
            }}
            placeholder="#1c5fe0"
            aria-label="직접 쓰는 색"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? id : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={9}
          />
          <Button type="submit" size="sm" variant="outline">
            적용
          </Button>
        </HStack>
        <Text id={id} size="xs" tone="danger" aria-live="polite">
          {isWrong ? '#과 숫자·영문(a–f) 여섯 자리로 써주세요.' : ''}
        </Text>
      </Stack>
    </form>
  );
}

/** Colours chosen last, the palette, an own colour, and none. */
export function ColorPicker({
  mark,
  value,
  onChoose,
}: {
  mark: ColorMark;
  value: string | undefined;
  onChoose: (color: string | undefined) => void;
}) {
  const [recent] = useState(() => readRecentColors(mark));
  const used = recent.map((color): Choice => [color, PALETTE.find(([known]) => known === color)?.[1] ?? '쓴 색']);
  const choose = (color: string): void => {
    rememberColor(mark, color);
    onChoose(color);
  };
  const first = used[0]?.[0];
  return (
    <Stack gap={3} css={{ padding: 3 }} onKeyDown={moveBetweenSwatches}>
      <Button size="sm" variant="outline" fullWidth onClick={() => onChoose(undefined)}>
        {mark === 'color' ? '기본 글자색' : '배경색 없음'}
      </Button>
      {used.length > 0 ? (
        <Swatches title="최근에 쓴 색" colors={used} value={value} first={first} onChoose={choose} />
      ) : null}
      <Swatches
        title="색"
        colors={PALETTE}
        value={value}
        first={first ? undefined : PALETTE[0]?.[0]}
        onChoose={choose}
      />
      <OwnColor onChoose={choose} />
    </Stack>
  );
}
