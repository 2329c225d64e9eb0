import { QuantityField } from '@danji/app-kit';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { useRef, useState } from 'react';

/** Presses and digits that follow one another so closely are saved as one change, ms. */
const PAUSE = 400;

/** The quantity as it is pressed, until the record has it. */
function usePressed(saved: number, save: (quantity: number) => Promise<boolean>) {
  const [pressed, setPressed] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (pressed === saved) setPressed(undefined);
  const commit = async (quantity: number): Promise<void> => {
    if (quantity !== saved && !(await save(quantity))) setPressed(undefined);
  };
  // It is saved also when the screen has been left meanwhile.
  const press = (quantity: number): void => {
    setPressed(quantity);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void commit(quantity), PAUSE);
  };
  return { value: pressed ?? saved, press };
}

type LineQuantityProps = {
  /** Of what, for assistive technology. */
  label: string;
  saved: number;
  /** The most that can be had. */
  most: number;
  save: (quantity: number) => Promise<boolean>;
};

/** How many units of a line, saved as it is changed. */
export function LineQuantity({ label, saved, most, save }: LineQuantityProps) {
  const { value, press } = usePressed(saved, save);
  const max = Math.max(1, Math.min(most, SHOP_LIMITS.cartQuantity));
  return <QuantityField label={label} value={value} max={max} onChange={press} />;
}
