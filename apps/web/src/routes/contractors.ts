import type { Screens } from './screen.ts';

export const screens: Screens<'contractors'> = {
  contractor: () => import('@hien/features/contractors/Contractor/ContractorScreen'),
  contractorDetail: () =>
    import('@hien/features/contractors/ContractorDetail/ContractorDetailScreen'),
};
