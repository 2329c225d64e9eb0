import { jest } from '@jest/globals';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { createRegistryStore, type RegistryError } from '../src/runtime/registry.ts';

export const remote = (release: string): HostedRemote => ({
  remote: 'workspace',
  release,
  arm: 'active',
  base: '/r/',
  entry: 'e.js',
  container: 'c',
  contract: '1.0',
  routes: [],
  navigation: [],
  slots: [],
  integrity: {},
  previous: null,
});

export const registry = (revision: number, ...releases: string[]): Registry => ({
  revision,
  issued: '2026-11-21T00:00:00Z',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: releases.map(remote),
  revoked: [],
  override: [],
});

export function setUp(responses: (Registry | Error)[], keys: readonly string[] = []) {
  const errors: RegistryError[] = [];
  const fetchRegistry = jest.fn(() => {
    const next = responses.shift();
    return next instanceof Error || next === undefined
      ? Promise.reject(next ?? new Error('no more'))
      : Promise.resolve(next);
  });
  return {
    fetchRegistry,
    errors,
    store: createRegistryStore({
      initial: registry(3, '1.0.0-a'),
      fetchRegistry,
      keys,
      onError: (error) => errors.push(error),
    }),
  };
}
