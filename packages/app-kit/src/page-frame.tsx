import { createContext, use, type ReactNode } from 'react';

type Frame = {
  /** The subject of the frame (`한빛마을`): the title of the window becomes `화면 - 한빛마을`. */
  title?: string | undefined;
  /** For screens with many rows: small fields above lists, and tables whose columns and density can be chosen. */
  isDense?: boolean;
};

const PageFrameContext = createContext<Frame | undefined>(undefined);

/** A frame around screens, with a menu for instance: it has the width and the padding that a page has otherwise. */
export const PageFrame = ({ children, ...frame }: Frame & { children: ReactNode }) => (
  <PageFrameContext value={frame}>{children}</PageFrameContext>
);

/** The frame around this screen, if there is one. */
export const usePageFrame = (): Frame | undefined => use(PageFrameContext);
