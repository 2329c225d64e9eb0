import { createContext, createElement, useContext, type ReactNode } from 'react';

const ScreenTitle = createContext<string | undefined>(undefined);

/** Gives a screen the title that its table states. */
export const withScreenTitle = (title: string | undefined, element: ReactNode): ReactNode =>
  title === undefined ? element : createElement(ScreenTitle, { value: title }, element);

/** The title that the table of screens states for this one; `undefined` for a screen that is named by its record. */
export const useScreenTitle = (): string | undefined => useContext(ScreenTitle);
