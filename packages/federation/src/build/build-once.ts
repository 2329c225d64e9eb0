import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs one build. @throws with webpack's own report when there are errors or warnings. */
export async function build(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('webpack returned no result')),
    );
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  return stats;
}
