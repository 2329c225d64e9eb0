import { type Kysely, sql } from 'kysely';

/** Contracts name the brand they are with, and their managers evaluate it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SCORES = ['professionalism', 'time_management', 'communication', 'safety_cleanliness', 'cost_efficiency'];
const STARS = [1, 2, 3, 4, 5];
const SUMS = [...SCORES, 'reviews', ...STARS.map((star) => `star${star}`)];

/** Adds an evaluation to the sums of its brand, or with -1 takes it out of them; its stars are its total rounded. */
const add = (row: 'new' | 'old', sign: 1 | -1) => `
  insert into brand_evaluation_sum (brand_id, ${SUMS.join(', ')})
    values (${row}.brand_id, ${SCORES.map((score) => `${sign} * ${row}.${score}`).join(', ')}, ${sign},
      ${STARS.map((star) => `case when greatest(1, round((${SCORES.map((score) => `${row}.${score}`).join(' + ')}) / 10.0)) = ${star} then ${sign} else 0 end`).join(', ')})
    on conflict (brand_id) do update set ${SUMS.map((sum) => `${sum} = brand_evaluation_sum.${sum} + excluded.${sum}`).join(', ')};`;

const STATEMENTS = [
  `alter table work_schedule add column brand_id bigint references user_account`,
  `create index work_schedule_brand on work_schedule (brand_id) where brand_id is not null`,
  `create table brand_evaluation (
    id bigint generated always as identity primary key,
    brand_id bigint not null references user_account,
    schedule_id bigint unique references work_schedule on delete set null,
    space_id bigint not null references work_space,
    user_id bigint not null references user_account,
    job_grade smallint not null,
    category2 smallint not null,
    ${SCORES.map((score) => `${score} smallint not null check (${score} between 1 and 10)`).join(', ')},
    comment text not null,
    reply text,
    replied timestamptz,
    hidden timestamptz,
    hide_reason text,
    reported timestamptz,
    searched text not null generated always as (searchable(comment)) stored,
    created timestamptz not null,
    updated timestamptz not null,
    check ((reply is null) = (replied is null)),
    check ((hidden is null) = (hide_reason is null))
  )`,
  `alter table brand_evaluation alter column searched set statistics 500`,
  `create index brand_evaluation_searched on brand_evaluation using gin (searched gin_trgm_ops)`,
  `create index brand_evaluation_newest on brand_evaluation (created desc, id desc)`,
  `create index brand_evaluation_brand on brand_evaluation (brand_id, created desc, id desc)`,
  `create index brand_evaluation_visible on brand_evaluation (brand_id, created desc, id desc) where hidden is null`,
  `create index brand_evaluation_hidden on brand_evaluation (created desc, id desc) where hidden is not null`,
  `create index brand_evaluation_reported on brand_evaluation (created desc, id desc) where reported is not null`,
  `create index brand_evaluation_user on brand_evaluation (user_id, id)`,
  `create index brand_evaluation_space on brand_evaluation (space_id)`,
  `create table brand_evaluation_report (
    id bigint generated always as identity primary key,
    evaluation_id bigint not null references brand_evaluation on delete cascade,
    user_id bigint references user_account on delete set null,
    reason text not null,
    created timestamptz not null,
    unique (evaluation_id, user_id)
  )`,
  `create index brand_evaluation_report_newest on brand_evaluation_report (evaluation_id, id desc)`,
  `create index brand_evaluation_report_user on brand_evaluation_report (user_id)`,
  // The sums are those of the visible evaluations; nothing but the trigger writes them.
  `create table brand_evaluation_sum (
    brand_id bigint primary key references user_account,
    ${SUMS.map((sum) => `${sum} integer not null`).join(', ')}
  )`,
  `create function sum_brand_evaluations() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.hidden is null then ${add('old', -1)} end if;
      if tg_op <> 'DELETE' and new.hidden is null then ${add('new', 1)} end if;
      return null;
    end $$`,
  `create trigger brand_evaluation_summed after insert or delete or update of brand_id, ${SCORES.join(', ')}, hidden
    on brand_evaluation for each row execute function sum_brand_evaluations()`,
];
