import { FONT_FAMILIES, FONT_SIZES, type FontFamily, type FontSize } from '@danji/contracts/documents/document-limits';
import { useSlateStatic } from 'slate-react';
import { toTextStyle } from '../../viewer/text-style.ts';
import { BLOCK_LABELS, chooseBlock, chooseFont, type BlockChoice } from '../commands.ts';
import { focusText } from '../focus-text.ts';
import { formatShortcut } from '../keyboard/shortcuts.ts';
import { ToolMenu, type ToolOption } from './tool-menu.tsx';
import { useToolState } from './tool-state.ts';

const FONT_LABELS: Record<FontFamily, string> = {
  'malgun-gothic': '맑은 고딕',
  'nanum-gothic': '나눔고딕',
  'nanum-myeongjo': '나눔명조',
  dotum: '돋움',
  gulim: '굴림',
  batang: '바탕',
  gungsuh: '궁서',
  monospace: '고정폭',
};
const DEFAULT_FONT = '기본 글꼴';
const FONTS: readonly ToolOption<FontFamily | undefined>[] = [
  { value: undefined, label: DEFAULT_FONT },
  ...FONT_FAMILIES.map((value) => ({
    value,
    label: FONT_LABELS[value],
    style: toTextStyle({ text: '', fontFamily: value }),
  })),
];

const DEFAULT_SIZE = 16;
const SIZES: readonly ToolOption<FontSize | undefined>[] = [
  ...FONT_SIZES.map((value): ToolOption<FontSize | undefined> => ({ value, label: String(value) })),
  { value: undefined, label: String(DEFAULT_SIZE), hint: '기본' },
].sort((one, other) => Number(one.label) - Number(other.label));

const BLOCKS: readonly ToolOption<BlockChoice>[] = [
  { value: 'paragraph', label: BLOCK_LABELS.paragraph, hint: formatShortcut('paragraph') },
  {
    value: 'heading-1',
    label: BLOCK_LABELS['heading-1'],
    style: { fontSize: '1.375rem', fontWeight: 700 },
    hint: formatShortcut('heading1'),
  },
  {
    value: 'heading-2',
    label: BLOCK_LABELS['heading-2'],
    style: { fontSize: '1.25rem', fontWeight: 700 },
    hint: formatShortcut('heading2'),
  },
  {
    value: 'heading-3',
    label: BLOCK_LABELS['heading-3'],
    style: { fontSize: '1.125rem', fontWeight: 700 },
    hint: formatShortcut('heading3'),
  },
];

/** Paragraph or one of three headings. */
export function BlockTool() {
  const editor = useSlateStatic();
  const block = useToolState((state) => state.block);
  const choose = (value: BlockChoice): void => {
    chooseBlock(editor, value);
    focusText(editor);
  };
  return (
    <ToolMenu
      name="block"
      label="문단 모양"
      value={block}
      options={BLOCKS}
      onChoose={choose}
      valueText={block ? BLOCK_LABELS[block] : '문단'}
      valueWidth="3rem"
      width={260}
    />
  );
}

export function FontTool() {
  const editor = useSlateStatic();
  const font = useToolState((state) => state.marks.fontFamily);
  const label = font ? FONT_LABELS[font] : DEFAULT_FONT;
  return (
    <ToolMenu
      name="font"
      label="글꼴"
      value={font}
      options={FONTS}
      onChoose={(value) => chooseFont(editor, 'fontFamily', value, value ? FONT_LABELS[value] : DEFAULT_FONT)}
      valueText={label}
      valueWidth="4.25rem"
    />
  );
}

export function SizeTool() {
  const editor = useSlateStatic();
  const size = useToolState((state) => state.marks.fontSize);
  return (
    <ToolMenu
      name="size"
      label="글자 크기"
      value={size}
      options={SIZES}
      onChoose={(value) => chooseFont(editor, 'fontSize', value, `글자 크기 ${value ?? DEFAULT_SIZE}`)}
      valueText={String(size ?? DEFAULT_SIZE)}
      valueWidth="1.25rem"
      width={150}
    />
  );
}
