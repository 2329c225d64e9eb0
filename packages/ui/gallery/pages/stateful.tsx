import { useState, type ReactElement } from 'react';

/** Holds the value of one control, so that an example can be tried. */
export function Stateful<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactElement;
}) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
