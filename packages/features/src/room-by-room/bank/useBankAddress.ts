import { paths } from '@hien/domain/routes';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type BankUrl, bankAddress } from './bank-address.ts';
import { type BankStepName, type BankWay, bankSteps } from './bank-steps.ts';

/** The address of a step, and the way to the others with everything that was chosen. */
export function useBankAddress() {
  const language = useLanguage();
  const address = useAddress(bankAddress);
  return {
    ...address,
    stepHref(step: BankStepName, way: BankWay, change: Partial<BankUrl> = {}): string {
      const query = bankAddress.query({ ...address.url, look: null, page: 1, ...change });
      const path = step === 'home' ? paths.roomByRoomVibStep2 : bankSteps[way][step];
      return path.to(language, query);
    },
  };
}

export type BankLink = ReturnType<typeof useBankAddress>;
