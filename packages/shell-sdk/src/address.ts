import { useShellServices, type ShellServices } from './shell-services.ts';

/** An address somebody has picked in the address search (FACTS §7). */
export type FoundAddress = {
  /** Five digits. */
  address_code: string;
  /** Road or lot address as the person chose, with the quarter and the building behind it. */
  address1: string;
  /** Name of the building when it has one. */
  building_name: string;
  sido: string;
  sigungu: string;
  /** Five digits, as in the list of regions. */
  sigungu_code: string;
};

/**
 * Asks for an address: `const found = await findAddress('한들로')`. Opens the address search over the page;
 * `undefined` when it was closed, or the person prefers to type the address. A surcharge by zone code (islands) is the
 * server's to say.
 */
export const useAddressSearch = (): ShellServices['findAddress'] => useShellServices().findAddress;
