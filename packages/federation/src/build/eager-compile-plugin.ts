import webpack, { type Compiler } from 'webpack';

/**
 * Makes the browser compile every function of a script while it arrives, off the main thread, instead of each function
 * at its first call: nearly all functions of the first scripts are called before the first paint. Browsers that do not
 * support the comment ignore it (v8.dev/blog/explicit-compile-hints).
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Inserts the hint at the top of the scripts of these chunks, before their content is hashed for their names. */
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
