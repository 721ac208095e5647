import { OfficeStep } from '../parts/OfficeStep.tsx';
import { Placement } from './Placement.tsx';

/** What stands in the rooms: ways to furnish them compared, and each module moved by hand. */
export function Screen() {
  return <OfficeStep step="modules">{(flow) => <Placement flow={flow} />}</OfficeStep>;
}
