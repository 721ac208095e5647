import { Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as t from '../../shared/office/figures-table.css.ts';
import { byCondition, byStyle, measured, measuredOn, unseen } from './door-accuracy.ts';
import * as s from './Introduction.css.ts';

const columns = ['recall', 'precision', 'f1'] as const;

/** How well doors are found in a picture, as it was measured, with what the figures mean. */
export function DoorAccuracy() {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.accuracy}>
      <ul className={s.meanings}>
        {(['recall', 'precision', 'f1', 'lines', 'strangers'] as const).map((one) => (
          <Text as="li" key={one}>
            {text(`office.accuracy.means.${one}`)}
          </Text>
        ))}
      </ul>
      <div className={s.tables}>
        <Figures by="style" rows={byStyle} />
        <Figures by="condition" rows={byCondition} />
      </div>
      <Text size="small" tone="muted" measure>
        {text('office.accuracy.measured', { ...measured, day: format.date(measuredOn) })}
      </Text>
    </div>
  );
}

type Row = (typeof byStyle)[number] | (typeof byCondition)[number];

function Figures({ by, rows }: { by: 'style' | 'condition'; rows: readonly Row[] }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.scrolled}>
      <table className={t.table}>
        <caption className={s.caption}>{text(`office.accuracy.${by}`)}</caption>
        <thead>
          <tr>
            <th scope="col" className={t.name}>
              {text('office.accuracy.kind')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={s.figureHead}>
                {text(`office.accuracy.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind}>
              <th scope="row" className={t.name}>
                {text(`office.accuracy.of.${row.kind}`)}
                {unseen.includes(row.kind) ? ' *' : null}
              </th>
              {columns.map((column) => (
                <td key={column} className={t.figure}>
                  {format.percent(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
