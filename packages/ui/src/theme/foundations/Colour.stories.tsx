import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/Heading/Heading.tsx';
import { semantic } from '../sources.ts';
import { series } from '../series.css.ts';
import { vars } from '../vars.css.ts';
import * as s from './foundations.css.ts';

interface Role {
  path: string;
  note: string;
  value: string;
}

/** The roles below a group, with their usage notes and their custom properties. */
function rolesIn(notes: object, values: object, path: readonly string[] = []): Role[] {
  return Object.entries(notes).flatMap(([key, child]: [string, unknown]) => {
    if (key.startsWith('$') || typeof child !== 'object' || child === null) return [];
    const value: unknown = (values as Record<string, unknown>)[key];
    const here = [...path, key];
    if (typeof value === 'string') {
      return [
        {
          path: here.join('.'),
          note: String((child as { $description?: string }).$description),
          value,
        },
      ];
    }
    return typeof value === 'object' && value !== null ? rolesIn(child, value, here) : [];
  });
}

/** The inks of charts have a sheet of their own; here they stand beside the others. */
const shown = { ...vars.color, series };

const meta = { title: 'foundations/Colour' } satisfies Meta;

export default meta;

/** Every role with its use. Switch brand and mode in the toolbar. */
export const Roles: StoryObj = {
  render: () => (
    <div className={s.groups}>
      {Object.keys(shown).map((group) => (
        <section key={group}>
          <Heading level={2} size="h4">
            {group}
          </Heading>
          <div className={s.swatches}>
            {rolesIn(
              semantic.color[group as keyof typeof shown],
              shown[group as keyof typeof shown],
              [group],
            ).map((role) => (
              <div key={role.path} className={s.swatch}>
                <span className={s.chip} style={{ background: role.value }} />
                <div>
                  <p className={s.name}>{role.path}</p>
                  <p className={s.note}>{role.note}</p>
                </div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
};
