import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { type PersonalDataContributor, personalData } from '../personal-data/personal-data-contributor.ts';
import type { Platform } from '../platform.ts';
import { type Contribution, defineContributionPoint } from './contributions.ts';
import type { FeatureJob } from './feature-job.ts';
import { gauges } from './gauges.ts';

/**
 * Demo data of a feature: a part is stored completely or not at all, once, in the order of `order`. A `popup` opens over
 * the home page, and is stored only where DEMO_POPUPS says so.
 */
export type DemoPart = {
  name: string;
  order: number;
  popup?: true;
  seed(db: Db, now: Date, platform: Platform): Promise<void>;
};
export const demoParts = defineContributionPoint<DemoPart>('demo data');

type FeatureDefinition<Shared> = {
  /** The name of its personal data, in snake_case. */
  name: string;
  /** Opens what routes and jobs share: clients of outside services, storage, runners with their hooks. */
  open?(app: FastifyInstance): Shared | Promise<Shared>;
  routes?: readonly ((app: FastifyInstance, shared: Shared) => void | Promise<void>)[];
  jobs?: readonly FeatureJob<object, NoInfer<Shared>>[];
  personalData?: PersonalDataContributor;
  demo?: DemoPart | readonly DemoPart[];
  gauges?: Readonly<Record<string, (shared: Shared) => number | Promise<number>>>;
  /** Items for the points of other features: uses of files, parts of an export, providers of a dashboard. */
  contributions?: readonly Contribution[];
};

/** A feature of the server; `features.ts` lists them. */
export type Feature = { readonly name: string; register(app: FastifyInstance): Promise<void> };

/** Declares a feature: everything that it adds to the server, in its `feature.ts`. */
export function defineFeature<Shared = undefined>(definition: FeatureDefinition<Shared>): Feature {
  const { name, open, routes = [], jobs = [], demo = [], contributions = [] } = definition;
  return {
    name,
    async register(app) {
      const { platform } = app;
      const shared = (await open?.(app)) as Shared;
      for (const { addTo } of contributions) addTo(platform.contributions);
      if (definition.personalData) platform.contributions.add(personalData, name, definition.personalData);
      for (const part of [demo].flat()) platform.contributions.add(demoParts, part.name, part);
      for (const [what, read] of Object.entries(definition.gauges ?? {}))
        platform.contributions.add(gauges, what, () => read(shared));
      for (const job of jobs)
        platform.jobs.handle(job, async (data) => void (await job.run({ ...platform, data, shared })), job.settings);
      for (const addRoutes of routes) await addRoutes(app, shared);
    },
  };
}
