import type { QuickAction } from '@danji/contracts/releases/contributions';
import { createContext, use, type ReactNode } from 'react';

type Props = {
  /** `undefined` while they are not known yet. */
  actions: readonly Pick<QuickAction, 'label' | 'path' | 'icon' | 'hint'>[] | undefined;
};

/** Renders quick actions as the home page does; for the shell. */
export const QuickActionRenderer = createContext<(actions: Props['actions']) => ReactNode>(() => null);

/** The quick actions of a remote that need data, from its slot `home.quick-actions`: they replace its placeholders. */
export const QuickActions = ({ actions }: Props): ReactNode => use(QuickActionRenderer)(actions);
