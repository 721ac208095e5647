import type { OfficeQuotationDetail } from '@hien/api';
import { quotationTexts } from '@hien/domain/office-plan';
import { Button, ButtonLink, Logo, PrintSheet } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Quotation.print.css.ts';

interface QuotationPrintProps {
  detail: OfficeQuotationDetail;
  backHref: string;
}

/** A quotation as it is signed and filed: whose office, each line, VAT, the sum, and until when it stands. */
export function QuotationPrint({ detail, backHref }: QuotationPrintProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { quotation, lines, vat, history } = detail;
  const { number, name, company, state, total, estimate, start } = quotation;
  const sum = total ?? estimate;
  // What is said with a later step, as why works are on another day, is not the offer's.
  const words = history.findLast(({ event }) => event === 'quote')?.words ?? null;
  const sums = [
    { label: text('office.print.net'), amount: sum - vat },
    { label: text('office.print.vat'), amount: vat },
  ];
  const fact = (label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ label, value }];
  return (
    <PrintSheet
      logo={<Logo brand="bgrid" size={24} />}
      title={text(total === null ? 'office.print.estimate' : 'office.print.offer', { number })}
      facts={[
        ...fact(text('office.print.project'), name),
        ...fact(text('office.print.company'), company),
        ...fact(
          text('office.print.size'),
          [format.area(quotation.area), text('office.people', { count: quotation.headcount })].join(
            ' · ',
          ),
        ),
        ...fact(text('office.print.state'), quotationTexts.states[state].label[language]),
        ...fact(text('office.print.asked'), format.date(quotation.requested_at)),
        ...fact(
          text('office.order.valid'),
          quotation.valid_until === null ? null : format.date(quotation.valid_until, 'deadline'),
        ),
        ...fact(
          text('office.order.start'),
          start === null ? null : format.date(`${start}T12:00:00+07:00`),
        ),
      ]}
      toolbar={
        <>
          <ButtonLink variant="quiet" href={backHref}>
            {text('office.print.back')}
          </ButtonLink>
          <Button variant="primary" onClick={() => window.print()}>
            {text('office.print')}
          </Button>
        </>
      }
      notes={
        <p>{text(total === null ? 'office.print.note.estimate' : 'office.print.note.offer')}</p>
      }
    >
      <table className={s.table} aria-label={text('office.print.lines')}>
        <thead>
          <tr>
            <th scope="col" className={s.name}>
              {text('office.print.what')}
            </th>
            <th scope="col" className={s.figure}>
              {text('office.print.quantity')}
            </th>
            <th scope="col" className={s.price}>
              {text('office.print.price')}
            </th>
            <th scope="col" className={s.figure}>
              {text('office.print.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={s.row}>
              <th scope="row" className={s.name}>
                {line.name}
                <span className={s.each}>{format.vnd(line.price)}</span>
              </th>
              <td className={s.figure}>{format.integer(line.quantity)}</td>
              <td className={s.price}>{format.vnd(line.price)}</td>
              <td className={s.figure}>{format.vnd(line.amount)}</td>
            </tr>
          ))}
          {sums.map(({ label, amount }) => (
            <tr key={label} className={s.row}>
              <th scope="row" colSpan={2} className={s.name}>
                {label}
              </th>
              <td colSpan={2} className={s.figure}>
                {format.vnd(amount)}
              </td>
            </tr>
          ))}
          <tr className={`${s.row} ${s.total}`}>
            <th scope="row" colSpan={2} className={s.name}>
              {text('office.order.total')}
            </th>
            <td colSpan={2} className={s.figure}>
              {format.vnd(sum)}
            </td>
          </tr>
        </tbody>
      </table>
      {words === null ? null : <p className={s.words}>{words}</p>}
    </PrintSheet>
  );
}
