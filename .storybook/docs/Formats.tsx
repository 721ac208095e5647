import {
  formatArea,
  formatDate,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatPhone,
  formatShortVnd,
  formatVnd,
  languages,
  type Language,
} from '@hien/domain';
import { storyTime } from '../modes.ts';

const now = storyTime.getTime();

const rows: readonly (readonly [what: string, write: (language: Language) => string])[] = [
  ['An amount', (language) => formatVnd(12_900_000, language)],
  ['… in a tight place', (language) => formatShortVnd(12_500_000, language)],
  ['A number', (language) => formatInteger(1_284, language)],
  ['A decimal', (language) => formatDecimal(4.6, language)],
  ['Per cent', (language) => formatPercent(25, language)],
  ['An area', (language) => formatArea(72, language)],
  ['A telephone', () => formatPhone('0901234567')],
  ['A day', (language) => formatDate(now, 'date', language)],
  ['A day in full', (language) => formatDate(now, 'long', language)],
  ['Day and hour', (language) => formatDate(now, 'dateTime', language)],
  ['Until when', (language) => formatDate(now, 'deadline', language)],
];

/** Figures as the product itself writes them, in each language. */
export const Formats = () => (
  <table className="guide-table">
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col">Tiếng Việt</th>
        <th scope="col">English</th>
        <th scope="col">한국어</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([what, write]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          {languages.map((language) => (
            <td key={language} lang={language}>
              {write(language)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
