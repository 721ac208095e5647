import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import { pageWindow } from './page-window.ts';
import * as s from './Pagination.css.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  totalPages: number;
  /** The address of a page, with the filters and sort it has now. */
  href: (page: number) => string;
  /** The name of the navigation, e.g. “Trang kết quả”. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The name of a page's link, e.g. “Trang 3”. */
  pageLabel: (page: number) => string;
  /** In words for phones, e.g. “Trang 3 / 24”. */
  status: string;
};

/** Pages as links, so that they can be opened, shared and gone back to. */
export const Pagination = ({
  page,
  totalPages,
  href,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  status,
}: PaginationProps) => {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className={s.root}>
      <Step to={page > 1 ? href(page - 1) : undefined} rel="prev" label={previousLabel} />
      <p className={s.status}>{status}</p>
      <ol className={s.list}>
        {pageWindow(page, totalPages).map((entry, index) => (
          <li key={entry ?? `gap-${index}`} className={s.slot}>
            {entry === null ? (
              <span aria-hidden className={s.gap}>
                …
              </span>
            ) : (
              <LinkBase
                className={cx(s.page, entry === page && s.current)}
                href={href(entry)}
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </LinkBase>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < totalPages ? href(page + 1) : undefined} rel="next" label={nextLabel} />
    </nav>
  );
};

type StepProps = { to: string | undefined; rel: 'prev' | 'next'; label: string };

const Step = ({ to, rel, label }: StepProps) => {
  const body = (
    <>
      {rel === 'prev' ? <ChevronLeft size={18} strokeWidth={1.75} aria-hidden /> : null}
      {label}
      {rel === 'next' ? <ChevronRight size={18} strokeWidth={1.75} aria-hidden /> : null}
    </>
  );
  return to ? (
    <LinkBase className={s.step} href={to} rel={rel}>
      {body}
    </LinkBase>
  ) : (
    <span className={cx(s.step, s.off)} aria-hidden>
      {body}
    </span>
  );
};
