import { changes } from '../changes/changes.ts';
import { Prose } from './Prose.tsx';

/** What changed in the components, by the day, the newest first. */
export const Changes = () => (
  <table className="guide-table">
    <tbody>
      {changes.map(({ date, kind, components, what }) => (
        <tr key={what}>
          <th scope="row">
            {date}
            <br />
            {kind}
          </th>
          <td>
            <Prose text={`${components.map((name) => `\`${name}\``).join(', ')}: ${what}`} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
