import { useLocation } from 'react-router-dom';
import { OfficeStep } from '../parts/OfficeStep.tsx';
import { SharedOffice } from './SharedOffice.tsx';
import { Summary } from './Summary.tsx';
import { sharedIn } from './share-code.ts';

/** What was planned on one page: plan, list, total, days, and the request; or what a link brought along. */
export function Screen() {
  const shared = sharedIn(useLocation().hash);
  if (shared !== null) return <SharedOffice key={shared} code={shared} />;
  return <OfficeStep step="summary">{(flow) => <Summary flow={flow} />}</OfficeStep>;
}
