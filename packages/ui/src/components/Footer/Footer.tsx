import type { ReactNode } from 'react';
import { LinkBase } from '../Link/LinkBase.tsx';
import * as s from './Footer.css.ts';

export type FooterLink = { label: string; href: string };

export type FooterProps = {
  logo: ReactNode;
  /** One sentence under the logo. */
  motto?: string;
  /** The name of the navigation, e.g. “Cuối trang”. */
  navLabel: string;
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** Who is answerable: the law asks for name, registration, address and contact. */
  company: { name: string; lines: readonly ReactNode[] };
  /** Terms, privacy and the like. */
  legal: readonly FooterLink[];
  /** Registration marks, means of payment. */
  seals?: ReactNode;
  language?: ReactNode;
  copyright: string;
};

export const Footer = ({
  logo,
  motto,
  navLabel,
  columns,
  company,
  legal,
  seals,
  language,
  copyright,
}: FooterProps) => (
  <footer className={s.root}>
    <div className={s.content}>
      <div className={s.top}>
        <div className={s.brand}>
          {logo}
          {motto ? <p className={s.motto}>{motto}</p> : null}
        </div>
        <nav className={s.columns} aria-label={navLabel}>
          {columns.map((column) => (
            <div key={column.title}>
              <h2 className={s.title}>{column.title}</h2>
              <ul className={s.list}>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <LinkBase className={s.link} href={link.href}>
                      {link.label}
                    </LinkBase>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={s.company}>
        <address className={s.address}>
          <strong className={s.name}>{company.name}</strong>
          {company.lines.map((line, index) => (
            <span key={index} className={s.line}>
              {line}
            </span>
          ))}
        </address>
        {seals ? <div className={s.seals}>{seals}</div> : null}
      </div>
      <div className={s.foot}>
        <p className={s.copyright}>{copyright}</p>
        <ul className={s.legal}>
          {legal.map((link) => (
            <li key={link.href}>
              <LinkBase className={s.link} href={link.href}>
                {link.label}
              </LinkBase>
            </li>
          ))}
        </ul>
        {language}
      </div>
    </div>
  </footer>
);
