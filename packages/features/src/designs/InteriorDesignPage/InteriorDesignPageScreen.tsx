import { paths } from '@hien/domain/routes';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { DesignsPage } from '../InteriorDesign/DesignsPage.tsx';

/** The contract's last page. */
const LAST = 100_000;

/** A further page of the designs, for members. */
export function Screen() {
  const page = Number(useRouteParams(paths.interiorDesignPage).page);
  return <DesignsPage page={Math.min(page, LAST)} />;
}
