import { useShellServices, type ShellServices } from './shell-services.ts';

/**
 * Asks for an address: `const found = await findAddress('한들로')`. Opens the address search over the page;
 * `undefined` when it was closed, or the person prefers to type the address. A surcharge by zone code (islands) is the
 * server's to say.
 */
export const useAddressSearch = (): ShellServices['findAddress'] => useShellServices().findAddress;
