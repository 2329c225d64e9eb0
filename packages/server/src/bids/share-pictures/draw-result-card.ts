import {
  COLORS,
  composePicture,
  cut,
  drawLabel,
  drawMark,
  drawText,
  EDGE,
  toSvg,
  WIDTH,
} from '../../site/share-pictures/index.ts';

/** The content of the picture of the result of a notice: nothing but what its public page shows. */
export type ResultCard = {
  title: string;
  winner: string;
  /** How much it was chosen for, in words; `''` where its offer names no amount. */
  amount: string;
  /** Among how many offers, and when. */
  about: string;
};

const TEXT = WIDTH - EDGE * 2;
/** The field at the bottom with the winner. */
const FIELD = { top: 384, height: 188, padding: 36 };
/** The title between the label and the field: the largest size in which it fits. */
const TITLE = { top: 208, height: 168, sizes: [50, 42, 36] };
const TITLE_CHARACTERS = 60;
const WINNER_CHARACTERS = 24;

async function drawTitle(title: string): Promise<Buffer> {
  let drawn: Buffer | undefined;
  for (const size of TITLE.sizes) {
    const { input, height } = await drawText(title, { size, weight: 'Bold', color: COLORS.title, width: TEXT });
    drawn = input;
    if (height <= TITLE.height) break;
  }
  if (!drawn) throw new Error('A title needs a size.');
  return drawn;
}

/** Draws the picture that other sites show with a link to an awarded notice, and that its office saves for residents. */
export async function drawResultCard({ title, winner, amount, about }: ResultCard): Promise<Buffer> {
  const width = TEXT - FIELD.padding * 2;
  const lines = [
    await drawText(cut(winner, WINNER_CHARACTERS), { size: 40, weight: 'Bold', color: COLORS.title, width }),
    ...(amount ? [await drawText(amount, { size: 46, weight: 'Bold', color: COLORS.brand, width })] : []),
    await drawText(about, { size: 28, weight: 'Medium', color: COLORS.text, width }),
  ];
  const taken = lines.reduce((sum, { height }) => sum + height, 0);
  const gap = Math.floor((FIELD.height - taken) / (lines.length + 1));
  let top = FIELD.top;
  const placed = lines.map(({ input, height }) => {
    const layer = { input, left: EDGE + FIELD.padding, top: top + gap };
    top += gap + height;
    return layer;
  });
  const field = `<rect width="${TEXT}" height="${FIELD.height}" rx="24" fill="${COLORS.pale}"/>`;
  return composePicture([
    ...(await drawMark()),
    ...(await drawLabel('선정 결과', 128)),
    { input: await drawTitle(cut(title, TITLE_CHARACTERS)), left: EDGE, top: TITLE.top },
    { input: toSvg(TEXT, FIELD.height, field), left: EDGE, top: FIELD.top },
    ...placed,
  ]);
}
