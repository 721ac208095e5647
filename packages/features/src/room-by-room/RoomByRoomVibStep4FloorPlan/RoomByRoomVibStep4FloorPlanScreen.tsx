import { BankStep } from '../bank/BankStep.tsx';
import { ChoosePieces } from '../bank/ChoosePieces.tsx';

export { prefetchBank as prefetch } from '../bank/BankStep.tsx';

/** The bank's way by the plan: the style and the pieces of the rooms. */
export function Screen() {
  return (
    <BankStep step="pieces" way="floor-plan">
      {(flow) => <ChoosePieces flow={flow} />}
    </BankStep>
  );
}
