import { paths } from '@hien/domain/routes';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { PackagePage, prefetchPackage } from '../packages/PackagePage.tsx';

export const prefetch = prefetchPackage('combo');

/** Corners of a home, of a tier. */
export function Screen() {
  return <PackagePage id={useRouteParams(paths.packageComboList).id} kind="combo" />;
}
