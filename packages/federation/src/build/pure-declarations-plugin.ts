import type { Compiler, javascript, Module } from 'webpack';

/** The expressions with which contracts make schemas from others. */
const EXPRESSIONS = ['CallExpression', 'MemberExpression', 'ObjectExpression', 'ArrayExpression'] as const;
const MODULE_TYPES = ['javascript/auto', 'javascript/esm'] as const;

/**
 * Drops the declarations of a package's modules that a build does not use, whatever functions they call. Entity files of
 * contracts make their schemas when they are imported, also by code that only needs a code list of the same file;
 * without this plugin a browser would load all of them and the library that makes them.
 */
export class PureDeclarationsPlugin {
  readonly #isPure: (module: Module) => boolean;

  /** @param isPure Tells of a module whether all it does when it runs is to declare. */
  constructor(isPure: (module: Module) => boolean) {
    this.#isPure = isPure;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('PureDeclarationsPlugin', (factory) => {
      const tap = (parser: javascript.JavascriptParser) => {
        for (const expression of EXPRESSIONS)
          parser.hooks.isPure
            .for(expression)
            .tap('PureDeclarationsPlugin', () => (this.#isPure(parser.state.module) ? true : undefined));
      };
      for (const type of MODULE_TYPES) factory.hooks.parser.for(type).tap('PureDeclarationsPlugin', tap);
    });
  }
}
