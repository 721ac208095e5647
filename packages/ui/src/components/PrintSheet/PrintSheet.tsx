import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './PrintSheet.css.ts';

export type PrintFact = { label: string; value: ReactNode };

export type PrintParty = {
  /** What they are in it: seller, buyer. */
  role: string;
  name: string;
  /** Address, tax code, telephone. */
  lines: readonly string[];
};

export type PrintSheetProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> & {
  logo: ReactNode;
  /** What it is: “Đơn hàng”, “Hóa đơn giá trị gia tăng”. */
  title: string;
  /** Number, date, kind of payment. */
  facts: readonly PrintFact[];
  parties?: readonly PrintParty[];
  /** Tables and sums. A table's head is repeated on every page; rows are not cut. */
  children: ReactNode;
  /** Beside the signatures or below the sums: notes, a `QrCode`. */
  notes?: ReactNode;
  /** Who signs, each with room for it. */
  signatures?: readonly { role: string; hint: string }[];
  /** At the end: who is answerable for the paper. */
  footer?: ReactNode;
  /** What is pressed on screen, such as “In”; not printed. */
  toolbar?: ReactNode;
};

/** A document as it will lie on A4 paper: on screen a sheet, in print the page and nothing else. */
export const PrintSheet = ({
  logo,
  title,
  facts,
  parties = [],
  children,
  notes,
  signatures = [],
  footer,
  toolbar,
  className,
  ...rest
}: PrintSheetProps) => (
  <article aria-label={title} className={cx(s.root, className)} {...rest}>
    {toolbar ? <div className={s.toolbar}>{toolbar}</div> : null}
    <div className={s.paper} data-mode="light">
      <header className={s.head}>
        <div className={s.logo}>{logo}</div>
        <div className={s.what}>
          <h1 className={s.title}>{title}</h1>
          <dl className={s.facts}>
            {facts.map((fact) => (
              <div key={fact.label} className={s.fact}>
                <dt className={s.term}>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      {parties.length > 0 ? (
        <div className={s.parties}>
          {parties.map((party) => (
            <section key={party.role} className={s.party}>
              <h2 className={s.role}>{party.role}</h2>
              <p className={s.name}>{party.name}</p>
              {party.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
        </div>
      ) : null}
      <div className={s.body}>{children}</div>
      {notes ? <div className={s.notes}>{notes}</div> : null}
      {signatures.length > 0 ? (
        <div className={s.signatures}>
          {signatures.map((signature) => (
            <div key={signature.role} className={s.signature}>
              <p className={s.name}>{signature.role}</p>
              <p className={s.hint}>{signature.hint}</p>
            </div>
          ))}
        </div>
      ) : null}
      {footer ? <footer className={s.foot}>{footer}</footer> : null}
    </div>
  </article>
);
