import { BankStep } from '../bank/BankStep.tsx';
import { BankSummary } from '../bank/BankSummary.tsx';

export { prefetchBank as prefetch } from '../bank/BankStep.tsx';

/** The bank's way by rooms: what it costs, how it is paid back, and the request. */
export function Screen() {
  return (
    <BankStep step="summary" way="room">
      {(flow) => <BankSummary flow={flow} />}
    </BankStep>
  );
}
