/** Size of a stored picture, px. */
const SIZE = 600;

/** Ground, thing and accent. */
const PALETTES: readonly (readonly [ground: string, main: string, accent: string])[] = [
  ['#eaf1ff', '#1c5fe0', '#f7b71d'],
  ['#e9f7f0', '#0b7d4d', '#f2904b'],
  ['#fff3e6', '#b54a00', '#2f6fe4'],
];

type Colours = { ground: string; main: string; accent: string };

/** One thing for each category, on a field of 200 × 200. */
const THINGS: readonly ((colours: Colours) => string)[] = [
  // A bulb.
  ({ main, accent }) =>
    `<circle cx="100" cy="84" r="46" fill="${accent}"/><rect x="82" y="126" width="36" height="34" rx="6" fill="${main}"/><path d="M84 138h32M84 150h32" stroke="#fff" stroke-width="4"/>`,
  // A bucket and a mop.
  ({ main, accent }) =>
    `<path d="M56 90h72l-10 74H66z" fill="${main}"/><path d="M56 90a36 24 0 0 1 72 0" fill="none" stroke="${main}" stroke-width="6"/><path d="M150 34v92" stroke="${accent}" stroke-width="8"/><rect x="132" y="124" width="36" height="42" rx="8" fill="${accent}"/>`,
  // A fire extinguisher.
  ({ main, accent }) =>
    `<rect x="74" y="66" width="52" height="102" rx="18" fill="${main}"/><rect x="90" y="40" width="20" height="28" fill="${accent}"/><path d="M110 50q42 2 40 60" fill="none" stroke="${accent}" stroke-width="8"/><rect x="84" y="102" width="32" height="28" rx="4" fill="#fff"/>`,
  // A wrench.
  ({ ground, main, accent }) =>
    `<path d="M54 150l62-62" stroke="${main}" stroke-width="22" stroke-linecap="round"/><circle cx="130" cy="72" r="34" fill="${main}"/><path d="M130 72l40-34v40z" fill="${ground}"/><circle cx="56" cy="148" r="7" fill="${accent}"/>`,
  // Papers.
  ({ main, accent }) =>
    `<rect x="66" y="40" width="80" height="110" rx="8" fill="${accent}"/><rect x="54" y="52" width="80" height="110" rx="8" fill="#fff" stroke="${main}" stroke-width="6"/><path d="M70 82h48M70 102h48M70 122h30" stroke="${main}" stroke-width="7"/>`,
  // A tree.
  ({ main, accent }) =>
    `<rect x="92" y="112" width="16" height="54" fill="${accent}"/><circle cx="100" cy="76" r="40" fill="${main}"/><circle cx="70" cy="98" r="26" fill="${main}"/><circle cx="130" cy="98" r="26" fill="${main}"/>`,
  // A barrier.
  ({ main, accent }) =>
    `<rect x="48" y="70" width="22" height="96" rx="4" fill="${main}"/><rect x="58" y="78" width="108" height="18" rx="4" fill="${accent}"/><path d="M86 78v18M114 78v18M142 78v18" stroke="#fff" stroke-width="10"/><circle cx="59" cy="58" r="12" fill="${accent}"/>`,
  // A first-aid box.
  ({ main, accent }) =>
    `<rect x="44" y="68" width="112" height="92" rx="12" fill="${main}"/><path d="M78 68V52h44v16" fill="none" stroke="${main}" stroke-width="8"/><path d="M100 90v48M76 114h48" stroke="${accent}" stroke-width="16"/>`,
];

/** Draws a product of a category; another `variant` has other colours and another size. */
export function drawProduct(category: number, variant: number): string {
  const [ground, main, accent] = PALETTES[variant % PALETTES.length] ?? ['#ffffff', '#333333', '#999999'];
  const thing = THINGS[category % THINGS.length]?.({ ground, main, accent }) ?? '';
  const scale = 0.8 + (variant % 2) * 0.15;
  const shift = 100 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 200 200">
<rect width="200" height="200" fill="${ground}"/><ellipse cx="100" cy="172" rx="64" ry="8" fill="${main}" opacity="0.15"/>
<g transform="translate(${shift} ${shift}) scale(${scale})">${thing}</g></svg>`;
}
