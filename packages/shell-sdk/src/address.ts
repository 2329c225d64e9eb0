import { useShellServices, type ShellServices } from './shell-services.ts';

/**
 * Opens the address search over the page: `const found = await findAddress('한들로')`. The result is `undefined` when it was
 * closed or the user prefers to type the address. The server decides about a surcharge by zone code (islands).
 */
export const useAddressSearch = (): ShellServices['findAddress'] => useShellServices().findAddress;
