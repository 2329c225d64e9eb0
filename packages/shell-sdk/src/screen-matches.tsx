import { createContext, use, type ReactNode } from 'react';

type Props = {
  /** The remote whose screens they are. */
  remote: string;
  /** The values of the variables in their addresses. */
  params: Readonly<Record<string, string | number>>;
  /** The title of the section. */
  title: string;
  /** The meaning of the values, below the name of each screen. */
  note: string;
};

/** Renders screens as the search page does; for the shell. */
export const ScreenMatchRenderer = createContext<(props: Props) => ReactNode>(() => null);

/** The screens of a remote with variables in their addresses that match the query, from its slot `search`. */
export const ScreenMatches = (props: Props): ReactNode => use(ScreenMatchRenderer)(props);
