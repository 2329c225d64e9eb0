/**
 * One icon of the editor, in the look of the product's icons (24 by 24, a line of 1.75) but part of the editor's own
 * chunk. Decoration: the tool says its name.
 */
export const ToolIcon = ({ path, size = 20 }: { path: string; size?: number }) => (
  <svg
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable={false}
    style={{ flexShrink: 0 }}
  >
    <path d={path} />
  </svg>
);
