import { paths } from '@hien/domain/routes';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { PackagePage, prefetchPackage } from '../packages/PackagePage.tsx';

export const prefetch = prefetchPackage('design');

/** Whole homes of a tier. */
export function Screen() {
  return <PackagePage id={useRouteParams(paths.packageDesignList).id} kind="design" />;
}
