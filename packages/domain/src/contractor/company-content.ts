import type { ItemWords } from '../catalog/item-content.ts';
import type { ContractorService } from './company.ts';

/**
 * What a company tells of itself on its page; '' and null are “not told”. Its name and its tax code are no part of it: they
 * are those of the registration.
 */
export type CompanyContent = {
  readonly introduction: ItemWords;
  readonly company_phone: string;
  readonly hotline: string;
  readonly email: string;
  readonly website: string;
  readonly address: string;
  readonly city: string;
  /** The address of its picture. */
  readonly logo: string;
  readonly services: readonly ContractorService[];
  readonly styles: readonly string[];
  readonly house_types: readonly string[];
  /** Where it builds. */
  readonly work_cities: readonly string[];
  /** What a whole job costs, đồng. */
  readonly budget_from: number | null;
  readonly budget_to: number | null;
  /** Square metres. */
  readonly area_from: number | null;
  readonly area_to: number | null;
};
