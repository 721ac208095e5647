import { BankStep } from '../bank/BankStep.tsx';
import { ChooseRooms } from '../bank/ChooseRooms.tsx';

export { prefetchBank as prefetch } from '../bank/BankStep.tsx';

/** The bank's way by the plan: which rooms are furnished. */
export function Screen() {
  return (
    <BankStep step="rooms" way="floor-plan">
      {(flow) => <ChooseRooms flow={flow} />}
    </BankStep>
  );
}
