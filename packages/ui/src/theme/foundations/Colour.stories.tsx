import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { BrandName, Mode } from '../brand-names.ts';
import { colorOf, contrast, pairs } from '../contrast.ts';
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

const all: Role[] = Object.keys(shown).flatMap((group) =>
  rolesIn(semantic.color[group as keyof typeof shown], shown[group as keyof typeof shown], [group]),
);
const valueOf = (path: string) => all.find((role) => role.path === path)?.value;

const wanted = pairs();

interface Measure {
  least: number;
  /** The ground on which it is seen worst. */
  weakest: string;
  /** E.g. “surface.page 7.1 · surface.raised 7.4”. */
  figures: string;
}

/** How a role stands out from each ground it may lie on, the weakest first. */
function measure(path: string, brand: BrandName, mode: Mode): Measure | undefined {
  const found = wanted
    .filter(({ role }) => role === path)
    .map(({ ground, least }) => ({
      ground,
      least,
      is: contrast(colorOf(path, brand, mode), colorOf(ground, brand, mode)),
    }))
    .sort((one, other) => one.is - other.is);
  const [weakest] = found;
  return (
    weakest && {
      least: weakest.least,
      weakest: weakest.ground,
      figures: found.map(({ ground, is }) => `${ground} ${is.toFixed(1)}`).join(' · '),
    }
  );
}

const Swatch = ({ path, note, value, measured }: Role & { measured: Measure | undefined }) => {
  // What is read is shown read, on the ground that is hardest for it.
  const reads = measured?.least === 4.5;
  return (
    <div className={s.swatch}>
      <span
        className={s.chip}
        style={
          reads
            ? { color: value, backgroundColor: valueOf(measured.weakest) }
            : { backgroundColor: value }
        }
        aria-hidden
      >
        {reads ? 'Aặ' : null}
      </span>
      <div>
        <p className={s.name}>{path}</p>
        <p className={s.note}>{note}</p>
        {measured ? (
          <p className={s.figure}>
            {measured.figures} (at least {measured.least})
          </p>
        ) : null}
      </div>
    </div>
  );
};

const meta = { title: 'foundations/Colour' } satisfies Meta;

export default meta;

/**
 * Every role with its use, in the toolbar's brand and mode. The figures are its contrast with each ground it may lie
 * on, the weakest first: text needs 4.5 to 1, edges and signs 3 to 1. A test holds all brands to them in both modes.
 */
export const Roles: StoryObj = {
  render: (_args, { globals }) => (
    <div className={s.groups}>
      {Object.keys(shown).map((group) => (
        <section key={group}>
          <Heading level={2} size="h4">
            {group}
          </Heading>
          <div className={s.swatches}>
            {all
              .filter(({ path }) => path.startsWith(`${group}.`))
              .map((role) => (
                <Swatch
                  key={role.path}
                  {...role}
                  measured={measure(role.path, globals.brand as BrandName, globals.mode as Mode)}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  ),
};
