import type { Screens } from './screen.ts';

export const screens: Screens<'contractors'> = {
  contractor: () => import('@hien/features/contractors/Contractor/ContractorScreen'),
  contractorDetail: () =>
    import('@hien/features/contractors/ContractorDetail/ContractorDetailScreen'),
  contractorPortfolioDetail: () =>
    import('@hien/features/contractors/ContractorPortfolioDetail/ContractorPortfolioDetailScreen'),
  contractorReviewCompany: () =>
    import('@hien/features/contractors/ContractorReviewCompany/ContractorReviewCompanyScreen'),
  contractorViewEditor: () =>
    import('@hien/features/contractors/ContractorViewEditor/ContractorViewEditorScreen'),
  portfolioReviewManagement: () =>
    import('@hien/features/contractors/PortfolioReviewManagement/PortfolioReviewManagementScreen'),
};
