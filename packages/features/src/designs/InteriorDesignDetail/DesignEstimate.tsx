import { DefinitionList, Section, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Detail } from './DesignView.tsx';
import * as s from './DesignView.css.ts';

/** What building it costs, line by line, as the file of the package says. */
export function DesignEstimate({ detail: { estimate } }: { detail: Detail }) {
  const text = useText();
  const format = useFormat();
  return (
    <Section title={text('designs.estimate')} lead={text('designs.estimate.lead')}>
      {estimate === null ? (
        <Text measure>{text('designs.estimate.on-request')}</Text>
      ) : (
        <>
          <table className={s.table}>
            <thead>
              <tr>
                <th className={s.start} scope="col">
                  {text('designs.estimate.work')}
                </th>
                <th className={s.end} scope="col">
                  {text('designs.estimate.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {estimate.lines.map((line) => (
                <tr key={line.code}>
                  <th className={s.start} scope="row">
                    {line.name}
                    <Text as="div" size="small" tone="muted">
                      {text('designs.estimate.line', {
                        quantity: text(`designs.unit.${line.unit}`, {
                          count: format.decimal(line.quantity),
                        }),
                        price: format.vnd(line.unit_price),
                      })}
                    </Text>
                  </th>
                  <td className={s.end}>{format.vnd(line.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={s.sums}>
            <DefinitionList
              look="sum"
              items={[
                { term: text('designs.estimate.net'), detail: format.vnd(estimate.net) },
                {
                  term: text('designs.estimate.vat', {
                    rate: format.percent(estimate.vat_rate / 100),
                  }),
                  detail: format.vnd(estimate.vat),
                },
                { term: text('designs.estimate.pieces'), detail: format.vnd(estimate.pieces) },
                { term: text('designs.estimate.total'), detail: format.vnd(estimate.total) },
              ]}
            />
          </div>
        </>
      )}
    </Section>
  );
}
