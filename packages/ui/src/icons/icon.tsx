import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToIcon, findIconPath, type IconName } from './icon-set.ts';

export interface IconProps {
  name: IconName;
  /** Side in px, default 20. It follows the text size of the page. */
  size?: number | undefined;
  /** Accessible name, only where no text has the same meaning; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One icon of the product's single set (lucide, 1.75 stroke). It takes the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const side = `${size / 16}rem`;
  const find = () => findIconPath(name);
  const path = useSyncExternalStore(
    useCallback((onLoaded) => subscribeToIcon(name, onLoaded), [name]),
    find,
    find,
  );
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable={false}
      className={className}
      style={{ flexShrink: 0 }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {path ? <path d={path} /> : null}
    </svg>
  );
}
