import webpack, { type Compiler } from 'webpack';

/**
 * Asks the browser to compile every function of the first scripts while they arrive, beside the main thread, instead of
 * one by one when each is first called: nearly all of them are called before the first paint. Browsers that do not know
 * the comment ignore it (v8.dev/blog/explicit-compile-hints).
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Puts the hint on top of the scripts of these chunks, before names are made from their content. */
export class EagerCompilePlugin {
  readonly #chunks: readonly string[];

  constructor(chunks: readonly string[]) {
    this.#chunks = chunks;
  }

  apply(compiler: Compiler): void {
    const include = new RegExp(`^(${this.#chunks.join('|')})\\.`);
    new webpack.BannerPlugin({
      banner: HINT,
      raw: true,
      include,
      test: /\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }).apply(compiler);
  }
}
