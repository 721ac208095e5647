import type { BrandName } from './brand-names.ts';
import { themes } from './generated/brand-themes.ts';

/** Loads the colours of a partner brand; resolves when `data-brand` may be set. The default brand is there already. */
export async function loadBrandTheme(brand: BrandName): Promise<void> {
  if (brand !== 'default') await themes[brand]();
}
