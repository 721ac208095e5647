import { listOfficePlans } from '@hien/api';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { OfficeStep } from '../parts/OfficeStep.tsx';
import { ChoosePlan } from './ChoosePlan.tsx';
import { PlanBrief } from './PlanBrief.tsx';

export const prefetch: Prefetch = ({ want }) => void want(listOfficePlans);

/** From a plan to its rooms: which one, for how many people, and how they work. */
export function Screen() {
  return (
    <OfficeStep step="plan" chooser={(link, store) => <ChoosePlan link={link} store={store} />}>
      {(flow) => <PlanBrief flow={flow} />}
    </OfficeStep>
  );
}
