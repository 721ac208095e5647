import { vars } from '../../theme/vars.css.ts';

/** What the default frame and those of partners share; for `.css.ts` files. */

/** Six items of navigation and a search stand in one line from here on. */
export const roomy = '(width >= 1240px)';

/** Who, then where. */
export const twoStoreys = {
  gridTemplateColumns: 'auto minmax(240px, 520px) 1fr',
  gridTemplateAreas: '"logo search tools" "nav nav nav"',
  minHeight: 116,
};

/** Beside the tools, and no longer than what people type. */
export const searchAtTheEnd = { width: '100%', maxWidth: 320, justifySelf: 'end' as const };

export const hairline = `1px solid ${vars.color.header.rule}`;

/** The mark under the place that the page is in. */
export const underline = (inset: string) => ({
  content: '',
  position: 'absolute' as const,
  insetInline: inset,
  height: 2,
  backgroundColor: 'currentColor',
});
