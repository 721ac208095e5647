import type { BrandName } from './brand-names.ts';

const themes: Record<Exclude<BrandName, 'default'>, () => Promise<unknown>> = {
  demo: () => import('./brands/demo.css.ts'),
  samsung: () => import('./brands/samsung.css.ts'),
  bgrid: () => import('./brands/bgrid.css.ts'),
  vib: () => import('./brands/vib.css.ts'),
};

/** Loads the colours of a partner brand; resolves when `data-brand` may be set. The default brand is there already. */
export async function loadBrandTheme(brand: BrandName): Promise<void> {
  if (brand !== 'default') await themes[brand]();
}
