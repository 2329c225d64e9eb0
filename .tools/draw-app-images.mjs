/**
 * Draws the image files of the shell: icons of the installed app, and the preview that other sites show with a link
 * (og.png). Run it after the logo has changed, and commit the files:  node .tools/draw-app-images.mjs
 */
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const out = join(root, 'shell/public');
const font = (weight) => join(root, `node_modules/pretendard/dist/public/static/Pretendard-${weight}.otf`);

const BLUE = '#1c5fe0';
const DEEP = '#123f9d';

/** The three buildings of the logo on a 28 × 28 field. */
const logo = (fill) =>
  `<g fill="${fill}"><rect x="2" y="11" width="7" height="14" rx="2" opacity=".62"/><rect x="10.5" y="3" width="7" height="22" rx="2"/><rect x="19" y="8" width="7" height="17" rx="2" opacity=".8"/></g>`;

/** An icon; `corner` (the radius of its square) and `size` (of the logo) are fractions of its side. */
const icon = (side, corner, size) => {
  const scale = (side * size) / 28;
  const start = (side - 28 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2f74f2"/><stop offset="1" stop-color="${BLUE}"/></linearGradient></defs>
<rect width="${side}" height="${side}" rx="${side * corner}" fill="url(#g)"/><g transform="translate(${start} ${start}) scale(${scale})">${logo('#fff')}</g></svg>`;
};

const text = (words, { size, weight, color, width }) =>
  sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="-${size * 20}">${words}</span>`,
      font: `Pretendard ${weight} ${size}`,
      fontfile: font(weight),
      rgba: true,
      dpi: 72,
      width,
      spacing: Math.round(size * 0.28),
    },
  })
    .png()
    .toBuffer();

/** A skyline in the evening, with lit windows. */
function skyline() {
  const buildings = [
    [610, 90, 210, 0.26],
    [712, 108, 330, 0.9],
    [832, 86, 256, 0.5],
    [930, 120, 408, 1],
    [1062, 92, 190, 0.36],
  ];
  return buildings
    .map(([x, width, height, tone], at) => {
      const [columns, floors] = [Math.round(width / 30), Math.round(height / 34)];
      const [wide, high] = [width / (columns + 0.6), (height - 30) / floors];
      const windows = Array.from({ length: columns * floors }, (_, index) => {
        const [column, floor] = [index % columns, Math.floor(index / columns)];
        const isLit = (at * 7 + floor * 5 + column * 3) % 4 === 0;
        return `<rect x="${x + wide * (column + 0.45)}" y="${570 - height + 20 + high * floor}" width="${wide * 0.66}" height="${high * 0.5}" rx="3" fill="${isLit ? '#ffd36b' : '#ffffff'}" opacity="${isLit ? 1 : 0.2}"/>`;
      });
      return `<rect x="${x}" y="${570 - height}" width="${width}" height="${height + 8}" rx="12" fill="#8db6ff" opacity="${0.28 + tone * 0.34}"/>${windows.join('')}`;
    })
    .join('');
}

async function drawLinkPicture() {
  const board = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2b70f0"/><stop offset="1" stop-color="${DEEP}"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/><circle cx="1076" cy="132" r="54" fill="#f7b71d"/><circle cx="1076" cy="132" r="84" fill="#f7b71d" opacity=".16"/>${skyline()}<rect y="570" width="1200" height="60" fill="#0d2f7a"/>
<g transform="translate(76 84) scale(2.5)">${logo('#fff')}</g></svg>`;
  await sharp(Buffer.from(board))
    .composite([
      { input: await text('단지', { size: 60, weight: 'Bold', color: '#ffffff' }), left: 164, top: 92 },
      {
        input: await text('아파트 관리의\n모든 일을 한곳에서', { size: 66, weight: 'Bold', color: '#ffffff' }),
        left: 80,
        top: 236,
      },
      {
        input: await text('워크스페이스 · 입찰 · 업체 찾기', { size: 30, weight: 'Medium', color: '#d5e4ff' }),
        left: 82,
        top: 440,
      },
    ])
    .png({ compressionLevel: 9, effort: 10 })
    .toFile(join(out, 'og.png'));
}

const draw = (name, svg) =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 95 }).toFile(join(out, name));
await draw('icon-192.png', icon(192, 0.22, 0.62));
await draw('icon-512.png', icon(512, 0.22, 0.62));
// A launcher cuts its own shape: full bleed, with the logo inside the safe circle of 80 %.
await draw('icon-maskable-512.png', icon(512, 0, 0.46));
await draw('apple-touch-icon.png', icon(180, 0, 0.6));
await drawLinkPicture();
