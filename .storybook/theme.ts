import { create } from 'storybook/theming';
import { coreScales, rolesOf } from '@hien/ui/tokens';

const { color } = rolesOf('default', 'light');
const { font, radius } = coreScales;

/** Storybook in the colours and fonts of the default brand. */
export const theme = create({
  base: 'light',
  brandTitle: 'Hiên',
  brandImage: './hien-logo.svg',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: color.action.primary.bg,
  colorSecondary: color.action.primary.bg,
  appBg: color.surface.page,
  appContentBg: color.surface.raised,
  appPreviewBg: color.surface.page,
  appHoverBg: color.surface.sunken,
  appBorderColor: color.border.hairline,
  appBorderRadius: Number.parseInt(radius[3]),
  fontBase: font.family.sans,
  textColor: color.text.default,
  textInverseColor: color.text.onInverse,
  textMutedColor: color.text.muted,
  barBg: color.surface.raised,
  barTextColor: color.text.muted,
  barHoverColor: color.text.link,
  barSelectedColor: color.action.primary.bg,
  inputBg: color.surface.raised,
  inputBorder: color.border.control,
  inputTextColor: color.text.default,
  inputBorderRadius: Number.parseInt(radius[3]),
});
