import { ChevronLeft } from 'lucide-react';
import { LinkBase } from '../Link/LinkBase.tsx';
import * as s from './Breadcrumbs.css.ts';

export type Crumb = { label: string; href: string };

export type BreadcrumbsProps = {
  /** The name of the navigation, e.g. “Bạn đang ở”. */
  label: string;
  /** The way down to this page, without it. */
  trail: readonly Crumb[];
  /** This page. */
  current: string;
};

/** The way to this page; on phones one step back. */
export const Breadcrumbs = ({ label, trail, current }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={s.list}>
      {trail.map((crumb) => (
        <li key={crumb.href} className={s.step}>
          <ChevronLeft className={s.back} size={16} strokeWidth={1.75} aria-hidden />
          <LinkBase className={s.link} href={crumb.href}>
            {crumb.label}
          </LinkBase>
        </li>
      ))}
      <li className={s.here} aria-current="page">
        {current}
      </li>
    </ol>
  </nav>
);
