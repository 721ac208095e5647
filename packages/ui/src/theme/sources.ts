import core from '../../../../tokens/core.tokens.json' with { type: 'json' };
import semantic from '../../../../tokens/semantic.tokens.json' with { type: 'json' };
import type { BrandName } from './brand-names.ts';
import { sources } from './generated/brand-sources.ts';

/** The tree of a token file with every token replaced by `T`; `$type` and friends left out. */
export type TokenTree<Source, T> = {
  [Key in keyof Source as Key extends `$${string}` ? never : Key]: Source[Key] extends {
    $value: unknown;
  }
    ? T
    : TokenTree<Source[Key], T>;
};

interface Token {
  $value: unknown;
}

/** What a brand file must hold: each role of semantic.tokens.json, in light and in dark. */
export interface BrandSource {
  /** What people call it. */
  $extensions: { 'hien.name': string };
  light: TokenTree<typeof semantic.color, Token>;
  dark: TokenTree<typeof semantic.color, Token>;
  shape: TokenTree<typeof semantic.shape, Token>;
  type: TokenTree<typeof semantic.type, Token>;
  palette?: object;
}

/** A brand file that leaves a role out does not compile here. */
export const brandSources: Record<BrandName, BrandSource> = sources;

export { core, semantic };
