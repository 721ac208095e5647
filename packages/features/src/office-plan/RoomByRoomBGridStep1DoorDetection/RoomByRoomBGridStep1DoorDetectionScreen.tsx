import { OfficeStep } from '../parts/OfficeStep.tsx';
import { DoorEditor } from './DoorEditor.tsx';

/** The doors of the plan: what is known of them is looked at, and put right by hand. */
export function Screen() {
  return <OfficeStep step="doors">{(flow) => <DoorEditor flow={flow} />}</OfficeStep>;
}
