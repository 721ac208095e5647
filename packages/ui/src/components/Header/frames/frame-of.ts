import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../../theme/layers.css.ts';
import { bar, navItem, navItemCurrent, navItems, search } from '../Header.css.ts';
import type { HeaderFrame } from '../Header.tsx';

const parts = { bar, search, navItems, navItem, navItemCurrent };

type State = '' | ':hover' | ':focus-visible' | '::after';
type Rule = Parameters<typeof globalStyle>[1];

/**
 * Rules for the parts of a header in a partner's frame. They stand in sheets of their own, which load with the
 * brand's colours: the first load of everybody else is without them.
 */
export function frameOf(frame: Exclude<HeaderFrame, 'default'>) {
  return (part: keyof typeof parts, rule: Rule, state: State = ''): void =>
    globalStyle(`[data-frame=${frame}] .${parts[part]}${state}`, {
      '@layer': { [layers.ui]: rule },
    });
}
