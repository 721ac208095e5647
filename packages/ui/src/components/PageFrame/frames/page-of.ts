import { globalStyle } from '@vanilla-extract/css';
import type { BrandName } from '../../../theme/brand-names.ts';
import { layers } from '../../../theme/layers.css.ts';
import { main } from '../PageFrame.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

/** Rules for the page in a partner's frame, in sheets of their own that load with the brand's colours. */
export function pageOf(frame: Exclude<BrandName, 'default'>) {
  return (rule: Rule, part: '' | '::before' = ''): void =>
    globalStyle(`[data-frame=${frame}] > .${main}${part}`, { '@layer': { [layers.ui]: rule } });
}
