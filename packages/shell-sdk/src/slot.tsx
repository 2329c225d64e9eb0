import type { SlotContext } from './remote-module.ts';
import { useShellServices } from './shell-services.ts';

const NOTHING: SlotContext = {};

/** A place that remotes fill by name (FEDERATION §1). Shows nothing where nobody fills it; a failing widget shows its own panel. */
export function Slot({ name, context = NOTHING }: { name: string; context?: SlotContext }) {
  const { SlotOutlet } = useShellServices();
  return <SlotOutlet name={name} context={context} />;
}
