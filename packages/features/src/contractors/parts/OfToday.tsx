import type { ContractorDetail } from '@hien/api';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface OfTodayProps {
  /** Which the address names. */
  id: number;
  company: ContractorDetail | undefined;
  /** The same page of another company. */
  to: (id: number) => string;
  children: ReactNode;
}

/** A page of a company; one under an older name leads to that of its new name, with what the address said besides. */
export function OfToday({ id, company, to, children }: OfTodayProps) {
  const { search, hash } = useLocation();
  if (company === undefined || company.contractor_id === id) return children;
  return <Navigate replace to={{ pathname: to(company.contractor_id), search, hash }} />;
}
