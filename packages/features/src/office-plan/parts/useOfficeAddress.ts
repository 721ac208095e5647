import { paths } from '@hien/domain/routes';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type OfficeUrl, officeAddress } from './office-address.ts';
import { type OfficeStepName, officeSteps } from './office-steps.ts';

/** The address of a step, and the way to the others with the same project. */
export function useOfficeAddress() {
  const language = useLanguage();
  const address = useAddress(officeAddress);
  return {
    ...address,
    stepHref: (step: OfficeStepName, change: Partial<OfficeUrl> = {}): string =>
      officeSteps[step].to(
        language,
        officeAddress.query({ ...officeAddress.start, project: address.url.project, ...change }),
      ),
    /** The modules of a project, with the one that somebody came with. */
    cartHref: (project: number | undefined): string =>
      paths.roomByRoomBGridCart.to(language, { project, module: address.url.module }),
  };
}

export type OfficeLink = ReturnType<typeof useOfficeAddress>;
