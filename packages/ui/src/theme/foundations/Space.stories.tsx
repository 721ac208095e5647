import type { Meta, StoryObj } from '@storybook/react-vite';
import { space } from '../scale.css.ts';
import { vars } from '../vars.css.ts';
import * as s from './foundations.css.ts';

const meta = { title: 'foundations/Space and shape' } satisfies Meta;

export default meta;

/** 4 px base; the name is the multiple. */
export const Space: StoryObj = {
  render: () => (
    <div>
      {Object.entries(space).map(([name, width]) => (
        <div key={name} className={s.row}>
          <span className={s.note}>
            {name} · {width}
          </span>
          <div className={s.bar} style={{ width }} />
        </div>
      ))}
    </div>
  ),
};

/** Corners belong to the brand. */
export const Shape: StoryObj = {
  render: () => (
    <div className={s.swatches}>
      {(['small', 'control', 'card', 'overlay'] as const).map((name) => (
        <div key={name} className={s.swatch}>
          <span
            className={s.chip}
            style={{ borderRadius: vars.shape[name], width: 96, height: 64 }}
          />
          <p className={s.name}>{name}</p>
        </div>
      ))}
    </div>
  ),
};
